import { describe, expect, it } from 'vitest';
import { parseDemoClaims } from '@/adapters/in-memory/identity/parseDemoClaims';
import { someTokenClaims } from '@tests/support/builders/someTokenClaims';

describe('the claims of the demo', () => {
  it('have the names of the specification', () => {
    const claims = {
      oid: 'user-1',
      email: 'dana@example.com',
      given_name: 'Dana',
      family_name: 'Levi',
      name: 'Dana Levi',
      city: 'Haifa',
      streetAddress: 'Herzl 1',
      phone_number: '0501234567',
    };
    expect(parseDemoClaims(claims)).toEqual({
      ok: true,
      value: someTokenClaims({ displayName: 'Dana Levi' }),
    });
  });

  it('can contain a list of emails', () => {
    expect(
      parseDemoClaims({ oid: 'user-1', emails: ['dana@example.com', 'other@example.com'] }),
    ).toMatchObject({ ok: true, value: { email: 'dana@example.com' } });
  });

  it.each([undefined, null, 'user-1', ['user-1'], {}, { oid: ' ' }])('are rejected: %j', (input) => {
    expect(parseDemoClaims(input)).toEqual({ ok: false, error: { kind: 'claims-unreadable' } });
  });
});
