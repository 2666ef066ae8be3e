import { nonBlank } from '@/domain/shared/LocalizedText';
import { namesByLanguageOf } from './namesByLanguageOf';
import { splitDisplayName, type NamesByLanguage, type UserId } from './User';

/** The data of the owner in a token of the identity provider (spec section 3). */
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

/** Splits the display name only when it is the only name. The script decides the language of a name. */
export function newUserFrom(claims: TokenClaims): NewUser {
  const { givenName, familyName, displayName } = claims;
  const { firstName, lastName } =
    givenName === undefined && familyName === undefined && displayName !== undefined
      ? splitDisplayName(displayName)
      : { firstName: givenName, lastName: familyName };
  return {
    id: claims.userId,
    firstName,
    lastName,
    names: namesByLanguageOf(firstName, lastName),
    email: claims.email,
    phoneNumber: claims.phoneNumber,
    address: nonBlank([claims.streetAddress, claims.city].filter((part) => part !== undefined).join(', ')),
  };
}
