import { describe, expect, it } from 'vitest';
import { newUserFrom, parseTokenClaims } from '@/domain/identity/TokenClaims';
import { someTokenClaims } from '@tests/support/builders/someTokenClaims';

const unreadable = { ok: false, error: { kind: 'claims-unreadable' } };

describe('parseTokenClaims', () => {
  it('reads the claims of the specification', () => {
    const claims = {
      oid: 'user-1',
      email: 'dana@example.com',
      given_name: 'Dana',
      family_name: 'Levi',
      name: 'Dana Levi',
      city: 'Haifa',
      streetAddress: 'Herzl 1',
      phone_number: '0501234567',
      aud: 'ignored',
    };
    expect(parseTokenClaims(claims)).toEqual({
      ok: true,
      value: someTokenClaims({ displayName: 'Dana Levi' }),
    });
  });

  it('requires only the user id', () => {
    const nothing = { email: undefined, givenName: undefined, familyName: undefined };
    expect(parseTokenClaims({ oid: ' user-1 ' })).toEqual({
      ok: true,
      value: someTokenClaims({
        ...nothing,
        city: undefined,
        streetAddress: undefined,
        phoneNumber: undefined,
      }),
    });
  });

  it.each([
    ['no token', undefined],
    ['null', null],
    ['a text', 'user-1'],
    ['a list', ['user-1']],
    ['no user id', { email: 'dana@example.com' }],
    ['an empty user id', { oid: '' }],
    ['a blank user id', { oid: ' ' }],
    ['a list of user ids', { oid: ['user-1'] }],
    ['a number for a user id', { oid: 1 }],
    ['an endless user id', { oid: 'x'.repeat(201) }],
    ['another claim for the user id', { sub: 'user-1' }],
    ['a user id it only inherits', Object.create({ oid: 'user-1' })],
  ])('rejects claims with %s', (_what, input) => {
    expect(parseTokenClaims(input)).toEqual(unreadable);
  });

  it.each([
    ['dana@example.com', 'dana@example.com'],
    [['dana@example.com', 'other@example.com'], 'dana@example.com'],
    [[], undefined],
    [[null, 'other@example.com'], undefined],
    [null, undefined],
    [5, undefined],
    [' ', undefined],
  ])('parses the email %j as %s', (email, expected) => {
    const claims = parseTokenClaims({ oid: 'user-1', email });
    expect(claims).toMatchObject({ ok: true, value: { email: expected } });
  });

  it('reads the `emails` list of some providers', () => {
    const claims = parseTokenClaims({ oid: 'user-1', emails: ['dana@example.com'] });
    expect(claims).toMatchObject({ ok: true, value: { email: 'dana@example.com' } });
  });
});

describe('newUserFrom', () => {
  it('takes the names, the email, the phone and both parts of the address', () => {
    expect(newUserFrom(someTokenClaims())).toEqual({
      id: 'user-1',
      firstName: 'Dana',
      lastName: 'Levi',
      names: { firstName: { en: 'Dana' }, lastName: { en: 'Levi' } },
      email: 'dana@example.com',
      phoneNumber: '0501234567',
      address: 'Herzl 1, Haifa',
    });
  });

  it.each([
    ['both names missing', { givenName: undefined, familyName: undefined }, 'A', 'B C'],
    ['a first name of its own', { givenName: 'Dana', familyName: undefined }, 'Dana', undefined],
    ['a last name of its own', { givenName: undefined, familyName: 'Levi' }, undefined, 'Levi'],
  ])('splits the display name only with %s', (_what, deviation, firstName, lastName) => {
    const user = newUserFrom(someTokenClaims({ displayName: 'A B C', ...deviation }));
    expect([user.firstName, user.lastName]).toEqual([firstName, lastName]);
  });

  it('has no name when the token contains none', () => {
    const user = newUserFrom(someTokenClaims({ givenName: undefined, familyName: undefined }));
    expect(user).toMatchObject({
      firstName: undefined,
      lastName: undefined,
      names: { firstName: {}, lastName: {} },
    });
  });

  it.each([
    ['Dana', 'en'],
    ['דנה', 'he'],
    ['دانا', 'ar'],
    ['Dana דנה', 'he'],
    ['Дана', 'en'],
    ['🔧', 'en'],
  ])('stores %s under %s, the language of its script', (givenName, language) => {
    expect(newUserFrom(someTokenClaims({ givenName })).names.firstName).toEqual({ [language]: givenName });
  });

  it.each([
    [{ streetAddress: undefined }, 'Haifa'],
    [{ city: undefined }, 'Herzl 1'],
    [{ city: undefined, streetAddress: undefined }, undefined],
  ])('joins the existing parts of the address: %o', (deviation, address) => {
    expect(newUserFrom(someTokenClaims(deviation)).address).toBe(address);
  });
});
