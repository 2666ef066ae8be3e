import type { NamesByLanguage, User } from '@/domain/identity/User';
import { LANGUAGES } from '@/domain/shared/language';
import { textIn, textInAnyLanguage, type LocalizedText } from '@/domain/shared/LocalizedText';
import { recordedNamesOf, type Profile } from './ProfileForm';

/** What becomes of the picture; one that stays is no update. */
export type AvatarUpdate =
  | { readonly kind: 'removed' }
  /** `uri` is where the media store keeps the new one. */
  | { readonly kind: 'replaced'; readonly uri: string };

/** What a save sends (spec section 3: profile update payload). */
export interface ProfileUpdate {
  /** The first that is not empty of English, Hebrew and Arabic, whatever language the page is in (decision C43). */
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

export function profileUpdateOf(
  user: User,
  profile: Profile,
  avatar: AvatarUpdate | undefined,
): ProfileUpdate {
  return {
    firstName: textInAnyLanguage(profile.names.firstName)?.text,
    lastName: textInAnyLanguage(profile.names.lastName)?.text,
    email: profile.email,
    phoneNumber: profile.phoneNumber,
    address: profile.address,
    names: isSameNames(recordedNamesOf(user), profile.names) ? undefined : profile.names,
    avatar,
  };
}

/** The record as it is once the update is done. */
export function updatedUser(user: User, update: ProfileUpdate): User {
  return {
    ...user,
    firstName: update.firstName,
    lastName: update.lastName,
    names: update.names ?? user.names,
    email: update.email,
    phoneNumber: update.phoneNumber,
    address: update.address,
    avatar: updatedAvatar(user.avatar, update.avatar),
  };
}

function updatedAvatar(current: string | undefined, update: AvatarUpdate | undefined): string | undefined {
  if (update === undefined) return current;
  return update.kind === 'replaced' ? update.uri : undefined;
}

function isSameNames(a: NamesByLanguage, b: NamesByLanguage): boolean {
  return isSameText(a.firstName, b.firstName) && isSameText(a.lastName, b.lastName);
}

function isSameText(a: LocalizedText, b: LocalizedText): boolean {
  return LANGUAGES.every((language) => textIn(a, language)?.text === textIn(b, language)?.text);
}
