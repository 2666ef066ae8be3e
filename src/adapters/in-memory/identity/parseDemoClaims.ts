import * as v from 'valibot';
import { parseTokenClaims, type ClaimsUnreadable, type TokenClaims } from '@/domain/identity/TokenClaims';
import { failure, type Result } from '@/domain/shared/result';

const CLAIMS = v.record(v.string(), v.unknown());

/** Reads the claims of the demo's identity provider, which have the names of OpenID Connect. */
export function parseDemoClaims(input: unknown): Result<TokenClaims, ClaimsUnreadable> {
  const claims = v.safeParse(CLAIMS, input);
  if (!claims.success) return failure({ kind: 'claims-unreadable' });
  const { oid, email, emails, given_name, family_name, name, city, streetAddress, phone_number } =
    claims.output;
  return parseTokenClaims({
    userId: oid,
    email: firstOf(email ?? emails),
    givenName: given_name,
    familyName: family_name,
    displayName: name,
    city,
    streetAddress,
    phoneNumber: phone_number,
  });
}

/** The claim, or the first item of a list (spec section 3). */
function firstOf(claim: unknown): unknown {
  return Array.isArray(claim) ? claim[0] : claim;
}
