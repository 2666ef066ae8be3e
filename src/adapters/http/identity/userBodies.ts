import type { NewUser } from '@/domain/identity/TokenClaims';
import type { NamesByLanguage } from '@/domain/identity/User';
import { PROFILE_FIELDS, type ProfileField } from '@/domain/profile/profileFields';
import type { ProfileUpdate } from '@/domain/profile/ProfileUpdate';
import { keysOf } from '@/domain/shared/byKey';
import { COMPLETE_LANGUAGES } from '@/domain/shared/language';
import type { LocalizedText } from '@/domain/shared/LocalizedText';
import { NO_TEXT_VALUE, PROFILE_KEYS, REMOVED_AVATAR } from '../assumptions';
import { byApiKey } from '../payload/byApiKey';
import type { Wire } from '../wire';

export function newUserBody(user: NewUser): Wire['NewUser'] {
  return {
    Id: user.id,
    FirstName: user.firstName ?? NO_TEXT_VALUE,
    LastName: user.lastName ?? NO_TEXT_VALUE,
    PhoneNumber: user.phoneNumber ?? NO_TEXT_VALUE,
    Email: user.email ?? NO_TEXT_VALUE,
    Address: user.address ?? NO_TEXT_VALUE,
    MultiLanguageUserName: user.names,
  };
}

/**
 * Maps field names of an error response to form fields (ASSUMPTION-22). The names are compared in lower case.
 */
export const PROFILE_FIELD_BY_API_NAME: Readonly<Record<string, ProfileField>> = Object.fromEntries(
  keysOf(PROFILE_FIELDS).map((field) => [PROFILE_KEYS[field].toLowerCase(), field]),
);

/** Unchanged names and an unchanged picture are omitted. */
export function profileBody({ names, avatar, ...update }: ProfileUpdate): Wire['ProfileUpdate'] {
  return {
    ...byApiKey(keysOf(PROFILE_FIELDS), PROFILE_KEYS, (field) => update[field] ?? NO_TEXT_VALUE),
    ...(names === undefined ? {} : { [PROFILE_KEYS.names]: withBlankLanguages(names) }),
    ...(avatar === undefined
      ? {}
      : { [PROFILE_KEYS.avatar]: avatar.kind === 'replaced' ? avatar.uri : REMOVED_AVATAR }),
  };
}

/**
 * A removed name is sent as an empty text. Otherwise a server that merges the names would keep the earlier one. A
 * language outside `COMPLETE_LANGUAGES` is sent only if it has a name, because the API may not know it yet.
 */
function withBlankLanguages({ firstName, lastName }: NamesByLanguage): NamesByLanguage {
  return { firstName: { ...BLANK_NAMES, ...firstName }, lastName: { ...BLANK_NAMES, ...lastName } };
}

const BLANK_NAMES: LocalizedText = Object.fromEntries(
  COMPLETE_LANGUAGES.map((language) => [language, NO_TEXT_VALUE]),
);
