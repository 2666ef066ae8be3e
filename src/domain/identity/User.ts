import type { Brand } from '@/domain/shared/brand';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { NamePart, ProfileRecord } from '@/domain/profile/profileFields';
import { parseIdentifier } from '@/domain/shared/identifier';
import type { Language } from '@/domain/shared/language';
import {
  inUnknownLanguage,
  nonBlank,
  textIn,
  textInAnyLanguage,
  type LocalizedText,
  type TextInLanguage,
} from '@/domain/shared/LocalizedText';
import { cleanEmail } from '@/domain/validation/email';

export type UserId = Brand<string, 'UserId'>;

export const parseUserId = parseIdentifier<'UserId'>;

/** Ignores case, because ids are GUIDs (`ASSUMPTION-25`). */
export function isSameUser(one: UserId, other: UserId): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** First and last name, each by language (spec section 3: multiLanguageUserName). */
export type NamesByLanguage = Readonly<Record<NamePart, LocalizedText>>;

/** The owner of businesses (spec section 3), with the fields of the profile. */
export interface User extends ProfileRecord {
  readonly id: UserId;
  readonly names: NamesByLanguage;
  readonly displayName: string | undefined;
  readonly streetAddress: string | undefined;
  readonly city: string | undefined;
  readonly avatar: string | undefined;
  /** In the order of the server, each once. */
  readonly businessIds: readonly BusinessId[];
  readonly chats: readonly string[];
}

/** The full name in the given language. Falls back to any other name, then to the email, then to undefined. */
export function nameOf(user: User, language: Language): TextInLanguage | undefined {
  return (
    fullNameIn(user, language) ??
    inUnknownLanguage(user.firstName, user.lastName) ??
    inUnknownLanguage(user.displayName) ??
    fullNameInAnyLanguage(user) ??
    textInAnyLanguage(user.names.lastName) ??
    inUnknownLanguage(user.email && cleanEmail(user.email))
  );
}

export function ownsBusiness(user: User, id: BusinessId): boolean {
  return user.businessIds.includes(id);
}

/** Splits at the first space. The rest is the last name (spec section 3). */
export function splitDisplayName(displayName: string): {
  readonly firstName: string;
  readonly lastName: string | undefined;
} {
  const name = displayName.trim();
  const space = name.search(/\s/);
  return space < 0
    ? { firstName: name, lastName: undefined }
    : { firstName: name.slice(0, space), lastName: nonBlank(name.slice(space)) };
}

function fullNameIn(user: User, language: Language): TextInLanguage | undefined {
  const first = textIn(user.names.firstName, language);
  if (first === undefined) return undefined;
  const last = textIn(user.names.lastName, language);
  return { text: [first.text, last?.text].filter((part) => part !== undefined).join(' '), language };
}

function fullNameInAnyLanguage(user: User): TextInLanguage | undefined {
  const first = textInAnyLanguage(user.names.firstName);
  return first?.language === undefined ? undefined : fullNameIn(user, first.language);
}
