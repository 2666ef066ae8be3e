import type { NamesByLanguage, User } from '@/domain/identity/User';
import { LANGUAGES } from '@/domain/shared/language';
import { textIn, type LocalizedText } from '@/domain/shared/LocalizedText';

/** The change of the profile picture. An unchanged picture has no update. */
export type AvatarUpdate =
  | { readonly kind: 'removed' }
  /** `uri` identifies the uploaded picture in the media store. */
  | { readonly kind: 'replaced'; readonly uri: string };

/** The profile update payload (spec section 3). */
export interface ProfileUpdate {
  /** The first non-empty name of English, Hebrew and Arabic, independent of the UI language (decision C43). */
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly email: string | undefined;
  readonly phoneNumber: string | undefined;
  readonly address: string | undefined;
  /** Undefined when unchanged: then it is not sent. */
  readonly names: NamesByLanguage | undefined;
  /** Undefined when unchanged: then it is not sent. */
  readonly avatar: AvatarUpdate | undefined;
}

/** The user record after the update. */
export function updatedUser(user: User, update: ProfileUpdate): User {
  return {
    ...user,
    firstName: update.firstName,
    lastName: update.lastName,
    names: update.names ?? user.names,
    email: update.email,
    phoneNumber: update.phoneNumber,
    address: update.address,
    /* Without an address, addressOf() would return street and city. */
    streetAddress: update.address && user.streetAddress,
    city: update.address && user.city,
    avatar: updatedAvatar(user.avatar, update.avatar),
  };
}

/**
 * Whether a record that was read after the update shows it: no changed field still has its old value. A stored value may
 * differ from the sent one, because the service may normalise it.
 */
export function isStored(update: ProfileUpdate, before: User, read: User): boolean {
  const sent = updatedUser(before, update);
  const fields = ['firstName', 'lastName', 'email', 'phoneNumber', 'address', 'avatar'] as const;
  const areNamesStored = isSameNames(sent.names, before.names) || !isSameNames(read.names, before.names);
  return (
    areNamesStored && fields.every((field) => sent[field] === before[field] || read[field] !== before[field])
  );
}

function updatedAvatar(current: string | undefined, update: AvatarUpdate | undefined): string | undefined {
  if (update === undefined) return current;
  return update.kind === 'replaced' ? update.uri : undefined;
}

export function isSameNames(a: NamesByLanguage, b: NamesByLanguage): boolean {
  return isSameText(a.firstName, b.firstName) && isSameText(a.lastName, b.lastName);
}

function isSameText(a: LocalizedText, b: LocalizedText): boolean {
  return LANGUAGES.every((language) => textIn(a, language)?.text === textIn(b, language)?.text);
}
