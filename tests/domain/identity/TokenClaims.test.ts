import { describe, expect, it } from 'vitest';
import { newUserFrom } from '@/domain/identity/TokenClaims';
import { someTokenClaims } from '@tests/support/builders/someTokenClaims';

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
    ['a separate first name', { givenName: 'Dana', familyName: undefined }, 'Dana', undefined],
    ['a separate last name', { givenName: undefined, familyName: 'Levi' }, undefined, 'Levi'],
  ])('splits the display name only with %s', (_what, overrides, firstName, lastName) => {
    const user = newUserFrom(someTokenClaims({ displayName: 'A B C', ...overrides }));
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
    ['Ντάνα', 'en'],
    ['🔧', 'en'],
  ])('stores %s under %s, the language of its script', (givenName, language) => {
    expect(newUserFrom(someTokenClaims({ givenName })).names.firstName).toEqual({ [language]: givenName });
  });

  it.each([
    [{ streetAddress: undefined }, 'Haifa'],
    [{ city: undefined }, 'Herzl 1'],
    [{ city: undefined, streetAddress: undefined }, undefined],
  ])('joins the existing parts of the address: %o', (overrides, address) => {
    expect(newUserFrom(someTokenClaims(overrides)).address).toBe(address);
  });
});
