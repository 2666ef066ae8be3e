import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameUser, nameOf, ownsBusiness, parseUserId, splitDisplayName } from '@/domain/identity/User';
import { LANGUAGES } from '@/domain/shared/language';
import { nonBlank, parseLocalizedText } from '@/domain/shared/LocalizedText';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aUserId } from '@tests/support/builders/aUserId';
import { aUser } from '@tests/support/builders/aUser';
import { anyRecordWith, anyText, assertProperty } from '../arbitraries';

describe('parseUserId', () => {
  it.each([
    ['user-1', 'user-1'],
    [' user-1 ', 'user-1'],
    ['x'.repeat(200), 'x'.repeat(200)],
  ])('accepts %j', (input, id) => {
    expect(parseUserId(input)).toBe(id);
  });

  it.each(['', ' ', '\uDC00', 'x'.repeat(201), 5, null, undefined, ['user-1'], {}])('rejects %j', (input) => {
    expect(parseUserId(input)).toBeUndefined();
  });
});

describe('isSameUser', () => {
  it.each([
    ['b7a9e1c2-owner', 'B7A9E1C2-OWNER', true],
    ['b7a9e1c2-owner', 'b7a9e1c2-other', false],
  ])('%s and %s: %s', (one, other, isSame) => {
    expect(isSameUser(aUserId(one), aUserId(other))).toBe(isSame);
  });
});

describe('nameOf', () => {
  const bare = { firstName: undefined, lastName: undefined, displayName: undefined, email: undefined };
  const hebrew = { firstName: { he: 'דנה' }, lastName: { he: 'לוי' } };

  it.each([
    ['both names of the language', { names: hebrew }, 'he', 'דנה לוי', 'he'],
    [
      'the first name of the language',
      { names: { firstName: { he: 'דנה' }, lastName: {} } },
      'he',
      'דנה',
      'he',
    ],
    ['the plain names', { names: hebrew }, 'en', 'Dana Levi', undefined],
    ['the plain first name', { lastName: ' ' }, 'en', 'Dana', undefined],
    ['the plain last name', { firstName: undefined }, 'en', 'Levi', undefined],
    [
      'the display name',
      { ...bare, displayName: 'D. Levi', email: 'd@example.com' },
      'en',
      'D. Levi',
      undefined,
    ],
    [
      'the names of another language',
      { ...bare, names: hebrew, email: 'd@example.com' },
      'en',
      'דנה לוי',
      'he',
    ],
    [
      'a last name alone',
      { ...bare, names: { firstName: {}, lastName: { ar: 'ليفي' } } },
      'en',
      'ليفي',
      'ar',
    ],
    ['the email', { ...bare, email: 'd@example.com' }, 'en', 'd@example.com', undefined],
  ] as const)('is %s', (_what, overrides, language, text, ofLanguage) => {
    expect(nameOf(aUser(overrides), language)).toEqual({ text, language: ofLanguage });
  });

  it('is undefined without a user', () => {
    expect(nameOf(aUser({ ...bare, email: ' ' }), 'en')).toBeUndefined();
  });

  it('exists in every language when it exists in one', () => {
    const words = anyRecordWith(...LANGUAGES).map(parseLocalizedText);
    const word = fc.option(anyText, { nil: undefined });
    const parts = fc.record({
      first: words,
      last: words,
      firstName: word,
      lastName: word,
      displayName: word,
      email: word,
    });
    assertProperty(parts, fc.constantFrom(...LANGUAGES), ({ first, last, ...plain }, language) => {
      const user = aUser({ ...plain, names: { firstName: first, lastName: last } });
      const all = [...Object.values(first), ...Object.values(last), ...Object.values(plain)];
      const text = nameOf(user, language)?.text;
      expect(nonBlank(text)).toBe(text);
      expect(text === undefined).toBe(all.every((part) => nonBlank(part) === undefined));
    });
  });
});

describe('splitDisplayName', () => {
  it.each([
    ['A B C', 'A', 'B C'],
    ['Dana Levi', 'Dana', 'Levi'],
    ['Dana', 'Dana', undefined],
    ['  Dana   Levi  ', 'Dana', 'Levi'],
    ['דנה בן לוי', 'דנה', 'בן לוי'],
    ['Dana\u00A0Levi', 'Dana', 'Levi'],
    ['', '', undefined],
  ])('splits %j at the first space', (displayName, firstName, lastName) => {
    expect(splitDisplayName(displayName)).toEqual({ firstName, lastName });
  });
});

describe('ownsBusiness', () => {
  it('is true only for the businesses in the user’s list', () => {
    const owner = aUser({ businessIds: ['a', 'b'] });
    expect([ownsBusiness(owner, aBusinessId('b')), ownsBusiness(owner, aBusinessId('c'))]).toEqual([
      true,
      false,
    ]);
    expect(ownsBusiness(aUser({ businessIds: [] }), aBusinessId())).toBe(false);
  });
});
