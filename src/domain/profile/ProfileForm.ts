import { splitDisplayName, type NamesByLanguage, type User } from '@/domain/identity/User';
import { namesByLanguageOf } from '@/domain/identity/namesByLanguageOf';
import { byKey, keysOf } from '@/domain/shared/byKey';
import { byLanguage, LANGUAGES, type Language } from '@/domain/shared/language';
import {
  nonBlank,
  parseLocalizedText,
  textInAnyLanguage,
  type LocalizedText,
} from '@/domain/shared/LocalizedText';
import { cleanText } from '@/domain/shared/pastedText';
import { failure, success, type Result } from '@/domain/shared/result';
import { cleanEmail, parseEmail, type InvalidEmail } from '@/domain/validation/email';
import { parseIsraeliPhone, type InvalidPhone } from '@/domain/validation/israeliPhone';
import { cleanPhone } from '@/domain/validation/phoneNumber';
import {
  NAME_PARTS,
  PROFILE_TEXTS,
  type NamePart,
  type ProfileField,
  type ProfileText,
  type TextFormat,
} from './profileFields';

/** A text in every language. It is empty where the owner has typed none. */
export type TextByLanguage = Readonly<Record<Language, string>>;

/** The values typed into the profile form, not yet validated. */
export type ProfileForm = Readonly<Record<NamePart, TextByLanguage> & Record<ProfileText, string>>;

/** A validated profile (spec section 5). */
export interface Profile extends Readonly<Record<ProfileText, string | undefined>> {
  /** Has a first name in at least one language. */
  readonly names: NamesByLanguage;
}

export type ProfileFieldError =
  /** The first name is blank in every language (spec section 5). */
  { readonly kind: 'required' } | InvalidEmail | InvalidPhone;

export type ProfileErrors = Readonly<Partial<Record<ProfileField, ProfileFieldError>>>;

/** The parsers of a text that is not blank. They return it as it is stored. */
const PARSERS: Readonly<Record<TextFormat, (typed: string) => Result<string, ProfileFieldError>>> = {
  email: parseEmail,
  phone: parseIsraeliPhone,
  text: (typed) => success(cleanText(typed)),
};

/** The cleaners of a text that is not valid. */
const CLEANERS: Readonly<Record<TextFormat, (typed: string) => string>> = {
  email: cleanEmail,
  phone: cleanPhone,
  text: cleanText,
};

/** The initial form, filled from the user record. */
export function profileFormOf(user: User): ProfileForm {
  const names = savedNamesOf(user);
  return {
    ...byKey(NAME_PARTS, (part) => byLanguage((language) => names[part][language] ?? '')),
    ...byKey(PROFILE_TEXTS, (field) => savedTextOf(user, field) ?? ''),
  };
}

/** Applies the owner's changes to a newer record. Every text that the owner has not changed is that of `newer`. */
export function rebaseForm(typed: ProfileForm, recorded: ProfileForm, newer: ProfileForm): ProfileForm {
  const rebase = (read: (form: ProfileForm) => string, normalize: (text: string) => string): string =>
    normalize(read(typed)) === normalize(read(recorded)) ? read(newer) : read(typed);
  return {
    ...byKey(NAME_PARTS, (part) =>
      byLanguage((language) => rebase((form) => form[part][language], cleanText)),
    ),
    ...byKey(PROFILE_TEXTS, (field) =>
      rebase(
        (form) => form[field],
        (text) => asStored(field, text),
      ),
    ),
  };
}

/** A text of the user record, as the profile shows it. */
export function savedTextOf(user: User, field: ProfileText): string | undefined {
  return field === 'address' ? addressOf(user) : user[field];
}

/** The names by language. The script decides the language of a name that has none. */
export function savedNamesOf(user: User): NamesByLanguage {
  const { firstName, lastName } = namesWithoutLanguage(user);
  const namesByScript = namesByLanguageOf(firstName, lastName);
  return byKey(NAME_PARTS, (part) => (isBlank(user.names[part]) ? namesByScript[part] : user.names[part]));
}

/** Splits the display name when it is the only name of the user. */
function namesWithoutLanguage(user: User): Readonly<Record<NamePart, string | undefined>> {
  const names = byKey(NAME_PARTS, (part) => nonBlank(user[part]));
  const displayName = nonBlank(user.displayName);
  const hasName = keysOf(NAME_PARTS).some((part) => names[part] !== undefined || !isBlank(user.names[part]));
  return hasName || displayName === undefined ? names : splitDisplayName(displayName);
}

function isBlank(text: LocalizedText): boolean {
  return textInAnyLanguage(text) === undefined;
}

/** The address in one line. Joins street and city when the record has no full address. */
export function addressOf(user: User): string | undefined {
  const parts = [user.streetAddress, user.city].map(nonBlank).filter((part) => part !== undefined);
  return nonBlank(user.address) ?? nonBlank(parts.join(', '));
}

/** Validates formats on change. Empty and unchanged values have no format error. */
export function formatErrors(form: ProfileForm, recorded: ProfileForm): ProfileErrors {
  const errors = keysOf(PROFILE_TEXTS).flatMap((field) => {
    const parsed = parsedText(form, recorded, field);
    return parsed === undefined || parsed.ok ? [] : [[field, parsed.error] as const];
  });
  return Object.fromEntries(errors);
}

/** Validates on save. Besides the formats, a first name is required in at least one language. */
export function profileErrors(form: ProfileForm, recorded: ProfileForm): ProfileErrors {
  const hasFirstName = LANGUAGES.some((language) => nonBlank(form.firstName[language]) !== undefined);
  return { ...(hasFirstName ? {} : { firstName: { kind: 'required' } }), ...formatErrors(form, recorded) };
}

export function parseProfile(form: ProfileForm, recorded: ProfileForm): Result<Profile, ProfileErrors> {
  const errors = profileErrors(form, recorded);
  if (Object.keys(errors).length > 0) return failure(errors);
  return success({
    names: byKey(NAME_PARTS, (part) =>
      parseLocalizedText(byLanguage((language) => cleanText(form[part][language]))),
    ),
    ...byKey(PROFILE_TEXTS, (field) => {
      const parsed = parsedText(form, recorded, field);
      return parsed?.ok === true ? parsed.value : undefined;
    }),
  });
}

/** Undefined for a blank text, which counts as missing. */
function parsedText(
  form: ProfileForm,
  recorded: ProfileForm,
  field: ProfileText,
): Result<string, ProfileFieldError> | undefined {
  if (nonBlank(form[field]) === undefined) return undefined;
  const stored = asStored(field, form[field]);
  const isUnchanged = stored === asStored(field, recorded[field]);
  return isUnchanged ? success(stored) : PARSERS[PROFILE_TEXTS[field]](form[field]);
}

/** Compares the values as they are stored, without the separators of a phone number. */
export function isSameForm(a: ProfileForm, b: ProfileForm): boolean {
  const textsOfB = textsOf(b);
  return textsOf(a).every((text, index) => text === textsOfB[index]);
}

function textsOf(form: ProfileForm): readonly string[] {
  const names = keysOf(NAME_PARTS).flatMap((part) => LANGUAGES.map((language) => form[part][language]));
  return [...names.map(cleanText), ...keysOf(PROFILE_TEXTS).map((field) => asStored(field, form[field]))];
}

/** The text as it would be stored. A text that is not valid is only cleaned. */
export function asStored(field: ProfileText, typed: string): string {
  const format = PROFILE_TEXTS[field];
  const parsed = PARSERS[format](typed);
  return parsed.ok ? parsed.value : CLEANERS[format](typed);
}
