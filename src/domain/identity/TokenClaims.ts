import { nonBlank } from '@/domain/shared/LocalizedText';
import { failure, success, type Result } from '@/domain/shared/result';
import { namesByScript } from './namesByScript';
import { parseUserId, splitDisplayName, type NamesByLanguage, type UserId } from './User';

/** The claims of the ID token about the owner (spec section 3). */
export interface TokenClaims {
  readonly userId: UserId;
  readonly email: string | undefined;
  readonly givenName: string | undefined;
  readonly familyName: string | undefined;
  readonly displayName: string | undefined;
  readonly city: string | undefined;
  readonly streetAddress: string | undefined;
  readonly phoneNumber: string | undefined;
}

/** The claims have no valid user id. The owner sees 'Failed to decode user information' (spec section 5). */
export type ClaimsUnreadable = { readonly kind: 'claims-unreadable' };

/** Requires the user id claim `oid`. Takes the first email when the claim is a list (spec section 3). */
export function parseTokenClaims(input: unknown): Result<TokenClaims, ClaimsUnreadable> {
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

/** The user record to create at the first sign-in. */
export interface NewUser {
  readonly id: UserId;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly names: NamesByLanguage;
  readonly email: string | undefined;
  readonly phoneNumber: string | undefined;
  readonly address: string | undefined;
}

/** Takes the names from their own claims, else from the display name. The script decides their language (decision C45). */
export function newUserFrom(claims: TokenClaims): NewUser {
  const split = claims.displayName === undefined ? undefined : splitDisplayName(claims.displayName);
  const hasOwnNames = claims.givenName !== undefined || claims.familyName !== undefined;
  const firstName = hasOwnNames ? claims.givenName : split?.firstName;
  const lastName = hasOwnNames ? claims.familyName : split?.lastName;
  return {
    id: claims.userId,
    firstName,
    lastName,
    names: namesByScript(firstName, lastName),
    email: claims.email,
    phoneNumber: claims.phoneNumber,
    address: nonBlank([claims.streetAddress, claims.city].filter((part) => part !== undefined).join(', ')),
  };
}

function firstText(input: unknown): string | undefined {
  return Array.isArray(input) ? nonBlank(input[0]) : nonBlank(input);
}
