import type { ClaimsUnreadable, TokenClaims } from '@/domain/identity/TokenClaims';
import { parseUserId } from '@/domain/identity/User';
import { nonBlank } from '@/domain/shared/LocalizedText';
import { failure, success, type Result } from '@/domain/shared/result';

/**
 * Reads the claims of an ID token: those of OpenID Connect, and `oid`, `emails` and `streetAddress` of Azure AD B2C.
 * Requires a valid user id.
 */
export function readTokenClaims(input: unknown): Result<TokenClaims, ClaimsUnreadable> {
  if (typeof input !== 'object' || input === null) return failure({ kind: 'claims-unreadable' });
  const read = (claim: string): unknown =>
    Object.hasOwn(input, claim) ? Reflect.get(input, claim) : undefined;
  const userId = parseUserId(read('oid'));
  if (userId === undefined) return failure({ kind: 'claims-unreadable' });
  return success({
    userId,
    email: firstText(read('email')) ?? firstText(read('emails')),
    givenName: nonBlank(read('given_name')),
    familyName: nonBlank(read('family_name')),
    displayName: nonBlank(read('name')),
    city: nonBlank(read('city')),
    streetAddress: nonBlank(read('streetAddress')),
    phoneNumber: nonBlank(read('phone_number')),
  });
}

/** The text, or the first item of a list (spec section 3). */
function firstText(input: unknown): string | undefined {
  return Array.isArray(input) ? nonBlank(input[0]) : nonBlank(input);
}
