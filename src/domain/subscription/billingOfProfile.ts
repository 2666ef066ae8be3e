import { splitDisplayName, type User } from '@/domain/identity/User';
import { LANGUAGES, type Language } from '@/domain/shared/language';
import { nonBlank, textIn } from '@/domain/shared/LocalizedText';
import {
  BILLING_FIELDS,
  EMPTY_BILLING_FORM,
  billingFormatErrorOf,
  type BillingFormValues,
} from '@/domain/validation/BillingAddress';
import { cleanEmail } from '@/domain/validation/email';
import { cleanPhone } from '@/domain/validation/phoneNumber';

/**
 * The billing address as far as the profile knows it, with the name in the language of the page. A value that the form
 * would refuse, for example a landline, is left out, so that the owner is asked for it.
 */
export function billingOfProfile(user: User, language: Language): BillingFormValues {
  const known: BillingFormValues = {
    ...EMPTY_BILLING_FORM,
    ...nameIn(user, language),
    email: cleanEmail(user.email ?? ''),
    phone: cleanPhone(user.phoneNumber ?? ''),
    ...streetAndCityOf(user),
  };
  const refused = BILLING_FIELDS.filter((field) => billingFormatErrorOf(field, known[field]) !== undefined);
  return { ...known, ...Object.fromEntries(refused.map((field) => [field, ''])) };
}

type Name = Pick<BillingFormValues, 'firstName' | 'lastName'>;

/**
 * First and last name from the same source: the language of the page, then the fields without a language, then the
 * other languages, then the display name. If no source has both, the first one with a first name is used.
 */
function nameIn(user: User, language: Language): Name {
  const { firstName, lastName, displayName, names } = user;
  const inLanguage = (of: Language): Name =>
    asName(textIn(names.firstName, of)?.text, textIn(names.lastName, of)?.text);
  const split = displayName === undefined ? undefined : splitDisplayName(displayName);
  const candidates = [
    inLanguage(language),
    asName(firstName, lastName),
    ...LANGUAGES.map(inLanguage),
    asName(split?.firstName, split?.lastName),
  ];
  const isComplete = (name: Name): boolean => name.firstName !== '' && name.lastName !== '';
  const hasFirst = (name: Name): boolean => name.firstName !== '';
  return candidates.find(isComplete) ?? candidates.find(hasFirst) ?? asName(undefined, undefined);
}

function asName(firstName: string | undefined, lastName: string | undefined): Name {
  return { firstName: nonBlank(firstName) ?? '', lastName: nonBlank(lastName) ?? '' };
}

/**
 * The profile shows and changes the address as one line, so the street and the city of the record may be out of date.
 * If the line does not consist of them, it replaces both, and the city is known only if the line ends with it.
 */
function streetAndCityOf(user: User): Pick<BillingFormValues, 'line1' | 'city'> {
  const [street, city, line] = [nonBlank(user.streetAddress), nonBlank(user.city), nonBlank(user.address)];
  const parts = [street, city].filter((part) => part !== undefined);
  if (line === undefined || line === street || line === parts.join(', '))
    return { line1: street ?? line ?? '', city: city ?? '' };
  return city !== undefined && line.endsWith(`, ${city}`)
    ? { line1: line.slice(0, -city.length - 2), city }
    : { line1: line, city: '' };
}
