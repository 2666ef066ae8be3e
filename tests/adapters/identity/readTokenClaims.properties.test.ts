import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTokenClaims } from '@/adapters/identity/readTokenClaims';
import { newUserFrom } from '@/domain/identity/TokenClaims';
import { expectCleanPrototypes } from '@tests/support/expectCleanPrototypes';
import { anyInput, anyRecordWith, assertProperty, SEEDED_RUNS } from '../../domain/arbitraries';

const claim = anyRecordWith(
  'oid',
  'email',
  'emails',
  'given_name',
  'family_name',
  'name',
  'city',
  'phone_number',
);

describe('claims of any identity token', () => {
  it('are read or refused, and every field of a result is text or missing', () => {
    assertProperty(fc.oneof(anyInput, claim), (input) => {
      const claims = readTokenClaims(input);
      const fields = claims.ok ? Object.values(claims.value) : [];
      expect(fields.every((field) => field === undefined || typeof field === 'string')).toBe(true);
      expect(claims.ok || claims.error.kind === 'claims-unreadable').toBe(true);
      expectCleanPrototypes();
    });
  });

  it('a new user can be created from any readable claims', () => {
    fc.assert(
      fc.property(claim, (input) => {
        const claims = readTokenClaims(input);
        fc.pre(claims.ok);
        const user = newUserFrom(claims.value);
        expect(user.id).toBe(claims.value.userId);
        expect(Object.values(user.names.firstName)).toEqual(
          user.firstName === undefined ? [] : [user.firstName],
        );
      }),
      { ...SEEDED_RUNS, numRuns: 100 },
    );
  });
});
