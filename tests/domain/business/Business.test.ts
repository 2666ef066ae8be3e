import { describe, expect, it } from 'vitest';
import {
  descriptionIn,
  displayNameIn,
  displayStatus,
  isActive,
  isDraft,
  nameIn,
  withStatus,
} from '@/domain/business/Business';
import { parseBusinessId } from '@/domain/business/BusinessId';
import { aBusiness, anActiveBusiness } from '@tests/support/builders/aBusiness';

describe('parseBusinessId', () => {
  it.each([
    ['b-1', 'b-1'],
    [' b-1 ', 'b-1'],
    ['עסק', 'עסק'],
    ['..%2f//evil', '..%2f//evil'],
    ['x'.repeat(200), 'x'.repeat(200)],
  ])('accepts %j', (input, id) => {
    expect(parseBusinessId(input)).toBe(id);
  });

  it.each(['', '  ', '\u200B', '\uD800', 'b\uDC00', 'x'.repeat(201), 7, null, undefined, ['b-1'], {}])(
    'rejects %j',
    (input) => {
      expect(parseBusinessId(input)).toBeUndefined();
    },
  );
});

describe('the status of a business', () => {
  it('is active only when the displayed status is active', () => {
    expect(isActive(anActiveBusiness())).toBe(true);
    expect(isActive(aBusiness({ status: 'Inactive', activeFlag: true }))).toBe(false);
    expect(isActive(aBusiness({ status: undefined, activeFlag: true }))).toBe(true);
  });

  it.each([
    ['has the status draft', 'draft', undefined, true],
    ['has the status in capitals', ' Draft ', true, true],
    ['carries neither status nor flag', undefined, undefined, true],
    ['carries a blank status and no flag', ' ', undefined, true],
    ['carries a flag', undefined, false, false],
    ['has another status', 'inactive', undefined, false],
  ] as const)('is draft when its record %s', (_what, status, activeFlag, expected) => {
    const business = aBusiness({ status, activeFlag });
    expect(isDraft(business)).toBe(expected);
    expect(displayStatus(business)).toBe('inactive');
  });

  it('is replaced by the new status, and no other field changes', () => {
    const business = aBusiness({ status: 'Draft', activeFlag: false });
    expect(withStatus(business, 'active')).toEqual({ ...business, status: 'active', activeFlag: true });
    expect(displayStatus(withStatus(business, 'active'))).toBe('active');
    expect(displayStatus(withStatus(anActiveBusiness(), 'inactive'))).toBe('inactive');
    expect(business.status).toBe('Draft');
  });
});

describe('nameIn', () => {
  const named = aBusiness({
    names: { he: 'שם' },
    displayNames: { he: 'שם תצוגה', ar: 'اسم العرض' },
    name: 'Plain',
    displayName: 'Display',
  });

  it.each([
    ['the name of the language', named, 'he', 'שם', 'he'],
    ['the display name of the language', named, 'ar', 'اسم العرض', 'ar'],
    ['the plain name', named, 'en', 'Plain', undefined],
    ['the plain display name', { ...named, name: ' ' }, 'en', 'Display', undefined],
    ['a name of another language', { ...named, name: undefined, displayName: undefined }, 'en', 'שם', 'he'],
    [
      'a display name of another language',
      aBusiness({ name: undefined, displayNames: { ar: 'اسم' } }),
      'en',
      'اسم',
      'ar',
    ],
    [
      'the id, so that the title is never empty',
      aBusiness({ name: undefined }),
      'en',
      'business-1',
      undefined,
    ],
  ] as const)('is %s', (_what, business, language, text, ofLanguage) => {
    expect(nameIn(business, language)).toEqual({ text, language: ofLanguage });
  });

  it('prefers the English name when the name in the language is missing', () => {
    const business = aBusiness({ name: undefined, names: { ar: 'أمين', en: 'Amin' } });
    expect(nameIn(business, 'he')).toEqual({ text: 'Amin', language: 'en' });
  });
});

describe('displayNameIn', () => {
  it.each([
    [
      'the one in the language',
      { names: { en: 'Levi' }, displayNames: { en: 'Locks 24' }, displayName: 'Other' },
      'Locks 24',
    ],
    ['the plain one', { displayName: 'Locks 24' }, 'Locks 24'],
    ['one of another language', { displayNames: { he: 'מנעולים' } }, 'מנעולים'],
    ['undefined when it is missing', {}, undefined],
    ['nothing where it repeats the name', { displayName: 'Levi Locks' }, undefined],
    ['nothing where it is the name', { name: undefined, displayName: 'Locks 24' }, undefined],
    [
      'undefined when it repeats the name, even if it differs in another language',
      { names: { en: 'Locks' }, displayNames: { en: 'Locks', he: 'מנעולים' } },
      undefined,
    ],
  ])('is %s', (_what, overrides, text) => {
    expect(displayNameIn(aBusiness(overrides), 'en')?.text).toBe(text);
  });
});

describe('descriptionIn', () => {
  it.each([
    [
      'the one in the language',
      { descriptions: { en: 'We open doors' }, description: 'Plain' },
      'We open doors',
    ],
    ['the plain one', { descriptions: { he: 'פותחים דלתות' }, description: 'Plain' }, 'Plain'],
    ['one of another language', { descriptions: { he: 'פותחים דלתות' } }, 'פותחים דלתות'],
    ['nothing', { description: ' ' }, undefined],
  ])('is %s', (_what, overrides, text) => {
    expect(descriptionIn(aBusiness(overrides), 'en')?.text).toBe(text);
  });
});
