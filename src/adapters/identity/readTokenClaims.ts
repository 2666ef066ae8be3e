import { parseTokenClaims, type ClaimsUnreadable, type TokenClaims } from '@/domain/identity/TokenClaims';
import { nonBlank } from '@/domain/shared/LocalizedText';
import { failure, type Result } from '@/domain/shared/result';

/**
 * Reads the claims of an ID token: those of OpenID Connect, and `oid`, `emails` and `streetAddress` of Azure AD B2C.
 */
export function readTokenClaims(input: unknown): Result<TokenClaims, ClaimsUnreadable> {
  if (typeof input !== 'object' || input === null) return failure({ kind: 'claims-unreadable' });
  const read = (claim: string): unknown =>
    Object.hasOwn(input, claim) ? Reflect.get(input, claim) : undefined;
  return parseTokenClaims({
    userId: read('oid'),
    email: firstText(read('email')) ?? firstText(read('emails')),
    givenName: read('given_name'),
    familyName: read('family_name'),
    displayName: read('name'),
    city: read('city'),
    streetAddress: read('streetAddress'),
    phoneNumber: read('phone_number'),
  });
}

/** The text, or the first item of a list (spec section 3). */
function firstText(input: unknown): string | undefined {
  return Array.isArray(input) ? nonBlank(input[0]) : nonBlank(input);
}
