import { splitDisplayName, type NamesByLanguage, type User } from '@/domain/identity/User';
import { namesByScript } from '@/domain/identity/namesByScript';
import { byLanguage, LANGUAGES, type Language } from '@/domain/shared/language';
import {
  nonBlank,
  parseLocalizedText,
  textInAnyLanguage,
  type LocalizedText,
} from '@/domain/shared/LocalizedText';
import { failure, success, type Result } from '@/domain/shared/result';
import { parseEmail, type Email, type InvalidEmail } from '@/domain/validation/email';
import { parseIsraeliPhone, type InvalidPhone, type IsraeliPhone } from '@/domain/validation/israeliPhone';

/** A text in every language. It is empty where the owner has typed none. */
export type TextByLanguage = Readonly<Record<Language, string>>;

/** The values typed into the profile form, not yet validated. */
export interface ProfileForm {
  readonly firstName: TextByLanguage;
  readonly lastName: TextByLanguage;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}

export type ProfileField = keyof ProfileForm;

/** A validated profile (spec section 5). */
export interface Profile {
  /** Has a first name in at least one language. */
  readonly names: NamesByLanguage;
  readonly email: Email | undefined;
  readonly phoneNumber: IsraeliPhone | undefined;
  readonly address: string | undefined;
}

export interface ProfileErrors {
  /** Set when the first name is blank in every language (spec section 5). */
  readonly firstName?: { readonly kind: 'required' };
  readonly email?: InvalidEmail;
  readonly phone?: InvalidPhone;
}

/** The initial form, filled from the user record. */
export function profileFormOf(user: User): ProfileForm {
  const { firstName, lastName } = recordedNamesOf(user);
  return {
    firstName: byLanguage((language) => firstName[language] ?? ''),
    lastName: byLanguage((language) => lastName[language] ?? ''),
    email: user.email ?? '',
    phone: user.phoneNumber ?? '',
    address: addressOf(user) ?? '',
  };
}

/** Applies the owner's changes to a newer record. Every text that the owner has not changed is that of `newer`. */
export function rebaseForm(typed: ProfileForm, recorded: ProfileForm, newer: ProfileForm): ProfileForm {
  const text = (read: (form: ProfileForm) => string, compared = trimmed): string =>
    compared(read(typed)) === compared(read(recorded)) ? read(newer) : read(typed);
  return {
    firstName: byLanguage((language) => text(({ firstName }) => firstName[language])),
    lastName: byLanguage((language) => text(({ lastName }) => lastName[language])),
    email: text(({ email }) => email),
    phone: text(({ phone }) => phone, withoutSeparators),
    address: text(({ address }) => address),
  };
}

/** The names by language. The script decides the language of a name that has none (decision C45). */
export function recordedNamesOf(user: User): NamesByLanguage {
  const { firstName, lastName } = namesWithoutLanguage(user);
  const filed = namesByScript(firstName, lastName);
  return {
    firstName: isBlank(user.names.firstName) ? filed.firstName : user.names.firstName,
    lastName: isBlank(user.names.lastName) ? filed.lastName : user.names.lastName,
  };
}

/** Splits the display name when it is the only name of the user. */
function namesWithoutLanguage(user: User): {
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
} {
  const firstName = nonBlank(user.firstName);
  const lastName = nonBlank(user.lastName);
  const displayName = nonBlank(user.displayName);
  const hasName = [firstName, lastName].some((name) => name !== undefined);
  const hasNames = !isBlank(user.names.firstName) || !isBlank(user.names.lastName);
  return hasName || hasNames || displayName === undefined
    ? { firstName, lastName }
    : splitDisplayName(displayName);
}

function isBlank(text: LocalizedText): boolean {
  return textInAnyLanguage(text) === undefined;
}

/** The address in one line. Joins street and city when the record has no full address. */
export function addressOf(user: User): string | undefined {
  const parts = [user.streetAddress, user.city].map(nonBlank).filter((part) => part !== undefined);
  return nonBlank(user.address) ?? nonBlank(parts.join(', '));
}

/** Validates formats on change. An empty value has no format error. */
export function formatErrors(form: ProfileForm): ProfileErrors {
  const email = parseEmail(form.email);
  const phone = parseIsraeliPhone(form.phone);
  return {
    ...(nonBlank(form.email) === undefined || email.ok ? {} : { email: email.error }),
    ...(nonBlank(form.phone) === undefined || phone.ok ? {} : { phone: phone.error }),
  };
}

/** Validates on save. Besides the formats, a first name is required in at least one language. */
export function profileErrors(form: ProfileForm): ProfileErrors {
  const hasFirstName = LANGUAGES.some((language) => nonBlank(form.firstName[language]) !== undefined);
  return { ...(hasFirstName ? {} : { firstName: { kind: 'required' } }), ...formatErrors(form) };
}

export function parseProfile(form: ProfileForm): Result<Profile, ProfileErrors> {
  const errors = profileErrors(form);
  if (Object.keys(errors).length > 0) return failure(errors);
  const email = parseEmail(form.email);
  const phone = parseIsraeliPhone(form.phone);
  return success({
    names: {
      firstName: parseLocalizedText(form.firstName),
      lastName: parseLocalizedText(form.lastName),
    },
    email: email.ok ? email.value : undefined,
    phoneNumber: phone.ok ? phone.value : undefined,
    address: nonBlank(form.address),
  });
}

/**
 * True when both forms hold the same values. Leading and trailing spaces and the separators of a phone number are
 * ignored.
 */
export function isSameForm(a: ProfileForm, b: ProfileForm): boolean {
  return textsOf(a).every((text, index) => text === textsOf(b)[index]);
}

function textsOf(form: ProfileForm): readonly string[] {
  const names = LANGUAGES.flatMap((language) => [form.firstName[language], form.lastName[language]]);
  return [...names, form.email, withoutSeparators(form.phone), form.address].map(trimmed);
}

function trimmed(text: string): string {
  return text.trim();
}

/** A phone number as it is stored, or the text when it is not valid. */
function withoutSeparators(typed: string): string {
  const phone = parseIsraeliPhone(typed);
  return phone.ok ? phone.value : typed;
}
