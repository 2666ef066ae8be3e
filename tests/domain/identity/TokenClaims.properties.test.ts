import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newUserFrom, parseTokenClaims } from '@/domain/identity/TokenClaims';
import { expectCleanPrototypes } from '../prototypes';
import { anyInput, anyRecordWith, REPEATABLE } from '../repeatable';

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
  it('parseTokenClaims never throws, and every field of a result is a text or missing', () => {
    fc.assert(
      fc.property(fc.oneof(anyInput, claim), (input) => {
        const claims = parseTokenClaims(input);
        const fields = claims.ok ? Object.values(claims.value) : [];
        expect(fields.every((field) => field === undefined || typeof field === 'string')).toBe(true);
        expect(claims.ok || claims.error.kind === 'claims-unreadable').toBe(true);
        expectCleanPrototypes();
      }),
      REPEATABLE,
    );
  });

  it('a new user can be created from any readable claims', () => {
    fc.assert(
      fc.property(claim, (input) => {
        const claims = parseTokenClaims(input);
        fc.pre(claims.ok);
        const user = newUserFrom(claims.value);
        expect(user.id).toBe(claims.value.userId);
        expect(Object.values(user.names.firstName)).toEqual(
          user.firstName === undefined ? [] : [user.firstName],
        );
      }),
      { ...REPEATABLE, numRuns: 100 },
    );
  });
});
