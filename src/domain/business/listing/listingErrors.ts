import { characterCount } from '@/domain/shared/graphemes';
import { LANGUAGES } from '@/domain/shared/language';
import { nonBlank } from '@/domain/shared/LocalizedText';
import { cleanNumber } from '@/domain/shared/pastedText';
import { parseEmail } from '@/domain/validation/email';
import { dialledNumber } from '@/domain/validation/phoneNumber';
import { hasDetails, type Contact } from '../Contact';
import { shiftErrors, type ShiftError } from './EditedDay';
import {
  changeOf,
  fieldsOf,
  hoursField,
  isContactField,
  isHoursField,
  NO_CONTACT,
  storedText,
  weekIn,
  type BusinessChange,
  type ContactField,
  type HoursField,
  type LineField,
  type Listing,
  type ListingField,
  type ListingTextField,
} from './Listing';

/** An error at one field of a listing. `shift` and `phoneIndex` are indexes in the typed value. */
export type ListingError =
  | { readonly field: ListingTextField | LineField; readonly kind: 'too-long'; readonly surplus: number }
  /** There is no name in any language. */
  | { readonly field: ListingTextField; readonly kind: 'name-required' }
  | { readonly field: 'website'; readonly kind: 'website-invalid' }
  | ({ readonly field: HoursField; readonly shift: number } & ShiftError)
  | {
      readonly field: ContactField;
      readonly kind: 'phone-invalid';
      readonly phoneIndex: number;
      /** How many digits a mobile number still needs. */
      readonly missingDigits: number | undefined;
    }
  | {
      readonly field: ContactField;
      /** `contact-empty`: a changed contact with a name, but without a phone, an email and a fax. */
      readonly kind: 'email-invalid' | 'fax-invalid' | 'contact-empty';
    };

/**
 * The errors of a typed listing. A value that the owner has not changed has none, because it came from the service.
 * @param typed Not cleaned, because an error has the index of a typed shift or phone.
 */
export function listingErrors(recorded: Listing, typed: Listing): readonly ListingError[] {
  const change = changeOf(recorded, typed);
  const fields = fieldsOf(change);
  const isChanged = (field: ListingField): boolean => fields.includes(field);
  return [
    ...nameErrors(typed, fields),
    ...fields.flatMap((field) => errorsOf(field, recorded, typed, change)),
    ...shiftErrors(weekIn(typed), (day) => isChanged(hoursField(day))).map(({ day, ...error }) => ({
      ...error,
      field: hoursField(day),
    })),
  ];
}

function nameErrors(typed: Listing, changed: readonly ListingField[]): readonly ListingError[] {
  const names = LANGUAGES.map((language) => `name.${language}` as const);
  const isEmpty = names.every((field) => storedText(field, typed[field]) === '');
  const [first] = names.filter((field) => changed.includes(field));
  return isEmpty && first !== undefined ? [{ field: first, kind: 'name-required' }] : [];
}

function errorsOf(
  field: ListingField,
  recorded: Listing,
  typed: Listing,
  change: BusinessChange,
): readonly ListingError[] {
  if (isContactField(field)) {
    const isEmpty = change[field] !== undefined && change[field] !== NO_CONTACT && !hasDetails(change[field]);
    return isEmpty ? [{ field, kind: 'contact-empty' }] : contactErrors(field, recorded[field], typed[field]);
  }
  if (field === 'website')
    return isWebsite(storedText(field, typed[field])) ? [] : [{ field, kind: 'website-invalid' }];
  if (isHoursField(field) || field === 'photo') return [];
  /* A recorded text that exceeds the limit may stay as it is or become shorter. */
  const allowed = Math.max(maxLengthOf(field), lengthOf(field, recorded[field]));
  const surplus = lengthOf(field, typed[field]) - allowed;
  return surplus > 0 ? [{ field, kind: 'too-long', surplus }] : [];
}

/** In characters as they are seen. The limits are of this client, because the specification has none. */
export function maxLengthOf(field: ListingTextField | 'address'): number {
  if (field === 'address') return 200;
  return field.startsWith('description.') ? 500 : 80;
}

/** The length of the text as it is stored. */
export function lengthOf(field: ListingTextField | 'address', typed: string): number {
  return characterCount(storedText(field, typed), maxLengthOf(field));
}

const WEBSITE = /^https?:\/\/[^\s/?#@:.]+(?:\.[^\s/?#@:.]+)+(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

function isWebsite(url: string): boolean {
  return url === '' || WEBSITE.test(url);
}

/** Numbers and an email that the owner has not changed have no errors, whether they are valid or not. */
function contactErrors(
  field: ContactField,
  recorded: Contact = NO_CONTACT,
  typed: Contact = NO_CONTACT,
): readonly ListingError[] {
  const phones = typed.phoneNumbers.flatMap((typedPhone, phoneIndex): readonly ListingError[] => {
    const isKept = recorded.phoneNumbers.some((each) => each.trim() === typedPhone.trim());
    return isKept || isNumberOrBlank(typedPhone)
      ? []
      : [{ field, kind: 'phone-invalid', phoneIndex, missingDigits: missingDigitsOf(typedPhone) }];
  });
  const email = nonBlank(typed.email);
  const isEmailWrong = email !== undefined && email !== recorded.email?.trim() && !parseEmail(email).ok;
  const fax = typed.fax?.trim() ?? '';
  const isFaxWrong = fax !== recorded.fax?.trim() && !isNumberOrBlank(fax);
  return [
    ...phones,
    ...(isEmailWrong ? [{ field, kind: 'email-invalid' } as const] : []),
    ...(isFaxWrong ? [{ field, kind: 'fax-invalid' } as const] : []),
  ];
}

function isNumberOrBlank(typed: string): boolean {
  return nonBlank(typed) === undefined || dialledNumber(typed) !== undefined;
}

const MOBILE_DIGITS = 10;

/** The digits that a mobile number still needs. Undefined when it is complete or not a mobile number. */
function missingDigitsOf(typed: string): number | undefined {
  const digits = cleanNumber(typed)
    .replaceAll(/\D/g, '')
    .replace(/^(?:00)?9720?/, '0');
  return /^05\d*$/.test(digits) && digits.length < MOBILE_DIGITS ? MOBILE_DIGITS - digits.length : undefined;
}
