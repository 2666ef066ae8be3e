import { splitDisplayName, type NamesByLanguage, type User } from '@/domain/identity/User';
import { namesByScript } from '@/domain/identity/namesByScript';
import { LANGUAGES, type Language } from '@/domain/shared/language';
import {
  nonBlank,
  parseLocalizedText,
  textInAnyLanguage,
  type LocalizedText,
} from '@/domain/shared/LocalizedText';
import { failure, success, type Result } from '@/domain/shared/result';
import { parseEmail, type Email, type InvalidEmail } from '@/domain/validation/email';
import { parseIsraeliPhone, type InvalidPhone, type IsraeliPhone } from '@/domain/validation/israeliPhone';

export type TextByLanguage = Readonly<Record<Language, string>>;

/** What the owner has typed into the profile so far, right or wrong. */
export interface ProfileForm {
  readonly firstName: TextByLanguage;
  readonly lastName: TextByLanguage;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}

export type ProfileField = keyof ProfileForm;

/** A profile that has passed every rule of spec section 5. */
export interface Profile {
  /** With a first name in at least one language. */
  readonly names: NamesByLanguage;
  readonly email: Email | undefined;
  readonly phoneNumber: IsraeliPhone | undefined;
  readonly address: string | undefined;
}

export interface ProfileErrors {
  /** 'First name is required in at least one language' (spec section 5). */
  readonly firstName?: { readonly kind: 'required' };
  readonly email?: InvalidEmail;
  readonly phone?: InvalidPhone;
}

/** The form as the owner finds it: the names by language, the rest as recorded. */
export function profileFormOf(user: User): ProfileForm {
  const { firstName, lastName } = recordedNamesOf(user);
  return {
    firstName: { en: firstName.en ?? '', he: firstName.he ?? '', ar: firstName.ar ?? '' },
    lastName: { en: lastName.en ?? '', he: lastName.he ?? '', ar: lastName.ar ?? '' },
    email: user.email ?? '',
    phone: user.phoneNumber ?? '',
    address: addressOf(user) ?? '',
  };
}

/** The names by language; one that says no language is filed under the language of its letters (decision C45). */
export function recordedNamesOf(user: User): NamesByLanguage {
  const { firstName, lastName } = namesWithoutLanguage(user);
  const filed = namesByScript(firstName, lastName);
  return {
    firstName: isBlank(user.names.firstName) ? filed.firstName : user.names.firstName,
    lastName: isBlank(user.names.lastName) ? filed.lastName : user.names.lastName,
  };
}

/** The display name counts where it is the only name there is. */
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

/** The address in one line, from its parts where the record has no line of its own. */
export function addressOf(user: User): string | undefined {
  const parts = [user.streetAddress, user.city].map(nonBlank).filter((part) => part !== undefined);
  return nonBlank(user.address) ?? nonBlank(parts.join(', '));
}

/** What is wrong with what was typed, as on change; an empty value has no format to be wrong in. */
export function formatErrors(form: ProfileForm): ProfileErrors {
  const email = parseEmail(form.email);
  const phone = parseIsraeliPhone(form.phone);
  return {
    ...(nonBlank(form.email) === undefined || email.ok ? {} : { email: email.error }),
    ...(nonBlank(form.phone) === undefined || phone.ok ? {} : { phone: phone.error }),
  };
}

/** Every error, as at save: also a first name in no language. Everything else may be empty. */
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

/** Whether two forms would save the same; blanks around a text are no difference. */
export function isSameForm(a: ProfileForm, b: ProfileForm): boolean {
  return textsOf(a).every((text, index) => text === textsOf(b)[index]);
}

function textsOf(form: ProfileForm): readonly string[] {
  const names = LANGUAGES.flatMap((language) => [form.firstName[language], form.lastName[language]]);
  return [...names, form.email, form.phone, form.address].map((text) => text.trim());
}
