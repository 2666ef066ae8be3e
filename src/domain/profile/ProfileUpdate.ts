import type { NamesByLanguage, User } from '@/domain/identity/User';
import { keysOf, byKey } from '@/domain/shared/byKey';
import { LANGUAGES } from '@/domain/shared/language';
import { textIn, textInAnyLanguage } from '@/domain/shared/LocalizedText';
import { NAME_PARTS, PROFILE_FIELDS, type ProfileRecord, PROFILE_TEXTS } from './profileFields';
import { asStored, savedNamesOf, type Profile } from './ProfileForm';

/** The change of the profile picture. An unchanged picture has no update. */
export type AvatarUpdate =
  | { readonly kind: 'removed' }
  /** `uri` identifies the uploaded picture in the media store. */
  | { readonly kind: 'replaced'; readonly uri: string };

/**
 * The profile update payload (spec section 3). First and last name are the first non-empty ones of English, Hebrew and
 * Arabic, independent of the UI language.
 */
export interface ProfileUpdate extends ProfileRecord {
  /** Undefined when unchanged: then it is not sent. */
  readonly names: NamesByLanguage | undefined;
  /** Undefined when unchanged: then it is not sent. */
  readonly avatar: AvatarUpdate | undefined;
}

export function updatedUser(user: User, { names, avatar, ...texts }: ProfileUpdate): User {
  return {
    ...user,
    ...texts,
    names: names ?? user.names,
    avatar: updatedAvatar(user.avatar, avatar),
  };
}

/**
 * Whether a record that was read after the update shows it: no changed text of the profile is still the old one. A
 * stored value may differ from the sent one, because the service may normalise it.
 */
export function isStored(update: ProfileUpdate, before: User, read: User): boolean {
  return changedTexts(before, updatedUser(before, update)).every((textOf) => textOf(read) !== textOf(before));
}

/** Whether the update changes something and the record holds each change as it was sent. */
export function isStoredAsSent(update: ProfileUpdate, before: User, read: User): boolean {
  const sent = updatedUser(before, update);
  const changed = changedTexts(before, sent);
  return changed.length > 0 && changed.every((textOf) => textOf(read) === textOf(sent));
}

/** The texts of the profile that an update changes. The names of all languages are one text. */
function changedTexts(before: User, sent: User): readonly ((user: User) => string | undefined)[] {
  return [
    ({ names }: User) => namesText(names),
    ...([...keysOf(PROFILE_FIELDS), 'avatar'] as const).map((field) => (user: User) => user[field]),
  ].filter((textOf) => textOf(sent) !== textOf(before));
}

function updatedAvatar(current: string | undefined, update: AvatarUpdate | undefined): string | undefined {
  if (update === undefined) return current;
  return update.kind === 'replaced' ? update.uri : undefined;
}

function namesText(names: NamesByLanguage): string {
  return JSON.stringify(
    keysOf(NAME_PARTS).map((part) => LANGUAGES.map((language) => textIn(names[part], language)?.text)),
  );
}

/**
 * The update that turns the record of the user into the edited profile. A contact that the owner has not changed stays
 * as it is recorded, although a pasted one would be cleaned.
 */
export function profileUpdateOf(
  user: User,
  { names, ...texts }: Profile,
  avatar: AvatarUpdate | undefined,
): ProfileUpdate {
  return {
    ...byKey(NAME_PARTS, (part) => textInAnyLanguage(names[part])?.text),
    ...byKey(PROFILE_TEXTS, (field) => {
      const [recorded, edited] = [user[field], texts[field]];
      const isSame = recorded !== undefined && edited !== undefined && asStored(field, recorded) === edited;
      return isSame ? recorded : edited;
    }),
    names: namesText(savedNamesOf(user)) === namesText(names) ? undefined : names,
    avatar,
  };
}
