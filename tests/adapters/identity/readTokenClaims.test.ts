import { describe, expect, it } from 'vitest';
import { readTokenClaims } from '@/adapters/identity/readTokenClaims';
import { failure, success } from '@/domain/shared/result';
import { someTokenClaims } from '@tests/support/builders/someTokenClaims';

const unreadable = failure({ kind: 'claims-unreadable' });

describe('the claims of an ID token', () => {
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
    expect(readTokenClaims(claims)).toEqual(success(someTokenClaims({ displayName: 'Dana Levi' })));
  });

  it('requires only the user id', () => {
    const nothing = { email: undefined, givenName: undefined, familyName: undefined };
    expect(readTokenClaims({ oid: ' user-1 ' })).toEqual(
      success(
        someTokenClaims({
          ...nothing,
          city: undefined,
          streetAddress: undefined,
          phoneNumber: undefined,
        }),
      ),
    );
  });

  it('trims texts, and ignores claims of another type', () => {
    expect(readTokenClaims({ oid: 'user-1', given_name: ' Dana ', city: 5, name: '  ' })).toMatchObject(
      success({ givenName: 'Dana', city: undefined, displayName: undefined }),
    );
  });

  it.each([
    ['no token', undefined],
    ['null', null],
    ['a text', 'user-1'],
    ['a list', ['user-1']],
    ['no user id', { email: 'dana@example.com' }],
    ['a null user id', { oid: null }],
    ['an empty user id', { oid: '' }],
    ['a blank user id', { oid: ' ' }],
    ['a list of user ids', { oid: ['user-1'] }],
    ['a number for a user id', { oid: 1 }],
    ['a very long user id', { oid: 'x'.repeat(201) }],
    ['another claim for the user id', { sub: 'user-1' }],
    ['an inherited user id', Object.create({ oid: 'user-1' })],
  ])('rejects claims with %s', (_what, input) => {
    expect(readTokenClaims(input)).toEqual(unreadable);
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
    const claims = readTokenClaims({ oid: 'user-1', email });
    expect(claims).toMatchObject(success({ email: expected }));
  });

  it('reads the `emails` list of some providers', () => {
    const claims = readTokenClaims({ oid: 'user-1', emails: ['dana@example.com'] });
    expect(claims).toMatchObject(success({ email: 'dana@example.com' }));
  });
});
