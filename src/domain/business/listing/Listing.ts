import {
  byLanguage,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  languagesByScript,
  type Language,
} from '@/domain/shared/language';
import {
  nonBlank,
  parseLocalizedText,
  textInAnyLanguage,
  type LocalizedText,
} from '@/domain/shared/LocalizedText';
import { cleanText } from '@/domain/shared/pastedText';
import { withoutMarks } from '@/domain/shared/characters';
import { parseEmail } from '@/domain/validation/email';
import { cleanWebsite } from '@/domain/validation/website';
import type { Business } from '../Business';
import type { Contact } from '../Contact';
import { DAYS_OF_WEEK, type DayOfWeek } from '../operatingHours';
import { editedDayOf, normalizedDay, type EditedDay } from './EditedDay';

/** The texts in every language, each with the fields of the business that it is read from. */
const TEXTS = {
  name: { byLanguage: 'names', plain: 'name' },
  displayName: { byLanguage: 'displayNames', plain: 'displayName' },
  description: { byLanguage: 'descriptions', plain: 'description' },
} as const;

export type ListingText = keyof typeof TEXTS;
export type ListingTextField = `${ListingText}.${Language}`;
export type HoursField = `hours.${DayOfWeek}`;
/** The number is the index in the list of the service. A number beyond its end is a new contact. */
export type ContactField = `contact.${number}`;
export type LineField = 'website' | 'address' | 'photo';
export type ListingField = ListingTextField | HoursField | ContactField | LineField;

/** Each part is edited in a form of its own. */
export type ListingPart = 'texts' | 'hours' | 'contacts' | 'photo';

/** What an owner edits of a business, field by field: each name, each day, each contact. A missing text is empty. */
export type Listing = Readonly<
  Record<ListingTextField | LineField, string> &
    Record<HoursField, EditedDay> & { readonly [contact: ContactField]: Contact | undefined }
>;

/** The changed fields only. A contact that is to be removed is `NO_CONTACT`. */
export type BusinessChange = Partial<Listing>;

export const NO_CONTACT: Contact = {
  name: undefined,
  names: {},
  phoneNumbers: [],
  email: undefined,
  fax: undefined,
};

/** Values of the API record that parsing omits or alters: the indexes of the contacts and the URL of the photo. */
interface Unparsed {
  /** The contacts by their index in the list of the service. */
  readonly contacts: readonly (readonly [number, Contact])[];
  readonly photo: string;
}

export function listingOf(business: Business, unparsed?: Unparsed): Listing;
export function listingOf(
  business: Business,
  { contacts, photo }: Unparsed = {
    contacts: [...business.contacts.entries()],
    photo: business.profilePhoto ?? '',
  },
): object {
  const texts = LISTING_TEXTS.flatMap((text) =>
    Object.entries(textOf(business, text)).map(([language, value]) => [`${text}.${language}`, value]),
  );
  const hours = DAYS_OF_WEEK.map((day) => [
    hoursField(day),
    editedDayOf(business.operatingHours.filter(({ dayOfWeek }) => dayOfWeek === day)),
  ]);
  const lines: Record<LineField, string> = {
    website: business.website ?? '',
    address: business.address ?? '',
    photo,
  };
  return { ...Object.fromEntries([...texts, ...hours]), ...lines, ...contactFields(contacts) };
}

/**
 * The texts by language. A text without a language is used only if no language has one. It is assigned to the language
 * whose script it is written in.
 */
function textOf(business: Business, text: ListingText): Readonly<Record<Language, string>> {
  const texts = business[TEXTS[text].byLanguage];
  const plain = nonBlank(business[TEXTS[text].plain]);
  const textsByLanguage: LocalizedText =
    plain === undefined || textInAnyLanguage(texts) !== undefined
      ? texts
      : { [languagesByScript(plain)[0] ?? DEFAULT_LANGUAGE]: plain };
  return byLanguage((language) => textsByLanguage[language] ?? '');
}

/** The business with the texts of the edited listing, as a save stores them. */
export function withTexts(business: Business, edited: Listing): Business {
  return LISTING_TEXTS.reduce<Business>((each, text) => {
    const { byLanguage: translations, plain } = TEXTS[text];
    const after = localizedTextIn(edited, text);
    const plainAfter = plainTextAfter(nonBlank(business[plain]), textOf(business, text), after);
    return { ...each, [translations]: after, [plain]: plainAfter };
  }, business);
}

/**
 * The text without a language after a change of the texts by language. It is changed with the translation that equals
 * it, and emptied with the last translation, because otherwise it would be read instead.
 */
export function plainTextAfter(
  plain: string | undefined,
  before: LocalizedText,
  after: LocalizedText,
): string | undefined {
  const left = textInAnyLanguage(after)?.text;
  if (plain === undefined || left === undefined) return undefined;
  const language = LANGUAGES.find((each) => before[each] === plain);
  return language === undefined ? plain : (after[language] ?? left);
}

/** The texts of a change or a listing by language, without empty ones. */
export function localizedTextIn(values: BusinessChange, text: ListingText): LocalizedText {
  return parseLocalizedText(byLanguage((language) => values[`${text}.${language}`]));
}

export function contactFields(
  contacts: readonly (readonly [number, Contact])[],
): Readonly<Record<ContactField, Contact>> {
  return Object.fromEntries(contacts.map(([index, contact]) => [`contact.${String(index)}`, contact]));
}

/** The contacts with their indexes, in the order of the service. */
export function contactsIn(values: BusinessChange): readonly (readonly [number, Contact])[] {
  return fieldsOf(values)
    .flatMap((field) => {
      const contact = isContactField(field) ? values[field] : undefined;
      return contact === undefined ? [] : [[Number(field.slice(CONTACT.length)), contact] as const];
    })
    .toSorted(([a], [b]) => a - b);
}

export function nextContactIndex(values: BusinessChange): number {
  return 1 + Math.max(-1, ...contactsIn(values).map(([index]) => index));
}

/** The change that removes every contact. */
export function removedContacts(values: BusinessChange): Readonly<Record<ContactField, Contact>> {
  return contactFields(contactsIn(values).map(([index]) => [index, NO_CONTACT]));
}

const CONTACT = 'contact.';

export function isContactField(field: ListingField): field is ContactField {
  return field.startsWith(CONTACT);
}

export function hoursField(day: DayOfWeek): HoursField {
  return `hours.${day}`;
}

/** The same hours on several days. */
export function copiedHours(
  hours: EditedDay,
  days: readonly DayOfWeek[],
): Readonly<Partial<Record<HoursField, EditedDay>>> {
  return Object.fromEntries(days.map((day) => [hoursField(day), hours]));
}

/** The week of a listing, from Sunday. */
export function weekIn(listing: Listing): readonly EditedDay[] {
  return DAYS_OF_WEEK.map((day) => listing[hoursField(day)]);
}

export function partOf(field: ListingField): ListingPart {
  if (field === 'photo') return 'photo';
  if (isHoursField(field)) return 'hours';
  return LISTING_TEXTS.some((text) => field.startsWith(`${text}.`)) ? 'texts' : 'contacts';
}

export const LISTING_TEXTS: readonly ListingText[] = ['name', 'displayName', 'description'];

/** The names of the values. The filter keeps all of them and only narrows their type. */
export function fieldsOf(values: object): readonly ListingField[] {
  return Object.keys(values).filter((name): name is ListingField => Object.hasOwn(values, name));
}

export function pickFields(
  values: BusinessChange,
  isPicked: (field: ListingField) => boolean,
): BusinessChange {
  return mapFields(values, (field) => (isPicked(field) ? field : undefined));
}

/** Renames the fields. A field for which `fieldFor` returns undefined is left out. */
export function mapFields(
  values: BusinessChange,
  fieldFor: (field: ListingField) => ListingField | undefined,
): BusinessChange;
export function mapFields(
  values: Readonly<Record<string, unknown>>,
  fieldFor: (field: ListingField) => ListingField | undefined,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fieldsOf(values).flatMap((field) => {
      const renamed = fieldFor(field);
      return renamed === undefined ? [] : [[renamed, values[field]] as const];
    }),
  );
}

/** The changed fields of the typed listing, each value as it is stored. */
export function changeOf(recorded: Listing, typed: Listing): BusinessChange {
  const change: { -readonly [Field in keyof BusinessChange]: BusinessChange[Field] } = {};
  const all: Listing = { ...removedContacts(recorded), ...typed };
  for (const field of fieldsOf(all)) {
    if (isSame(field, recorded, all)) continue;
    if (isContactField(field)) {
      const contact = storedContact(all[field]);
      change[field] = isSameContact(contact, NO_CONTACT) ? NO_CONTACT : contact;
    } else if (isHoursField(field)) change[field] = normalizedDay(all[field]);
    else change[field] = storedText(field, all[field]);
  }
  return change;
}

/** Whether both have the same value, as it is stored. A contact that is missing is the same as `NO_CONTACT`. */
export function isSame(field: ListingField, a: BusinessChange, b: BusinessChange): boolean {
  return storedForm(field, a) === storedForm(field, b);
}

function storedForm(field: ListingField, values: BusinessChange): string {
  if (isContactField(field)) return JSON.stringify(storedContact(values[field]));
  if (isHoursField(field)) return JSON.stringify(values[field] && normalizedDay(values[field]));
  return storedText(field, values[field]);
}

export function isSameContact(a: Contact | undefined, b: Contact | undefined): boolean {
  return JSON.stringify(storedContact(a)) === JSON.stringify(storedContact(b));
}

export function isHoursField(field: ListingField): field is HoursField {
  return field.startsWith('hours.');
}

export function storedText(field: ListingTextField | LineField, typed: string | undefined = ''): string {
  if (field === 'photo') return typed.trim();
  if (field === 'website') return storedWebsite(typed);
  return nonBlank(field.startsWith('description.') ? storedLines(typed) : storedLine(typed)) ?? '';
}

const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/u;
const CONTROLS = /\p{Cc}/gu;

function storedLines(typed: string): string {
  return typed
    .split(LINE_BREAK)
    .map((line) => withoutMarks(line.replaceAll(CONTROLS, ' ')))
    .join('\n');
}

/** The text in one line, without control and direction characters. */
function storedLine(typed: string): string {
  return cleanText(typed.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' '));
}

/** Adds the scheme that `www.example.com` lacks. */
function storedWebsite(typed: string): string {
  const url = cleanWebsite(typed);
  return url === '' || /^[a-z][a-z\d+-]*:(?!\d)/i.test(url) ? url : `https://${url}`;
}

function nonBlankLine(typed: string | undefined): string | undefined {
  return nonBlank(storedLine(typed ?? ''));
}

function storedContact(typed: Contact = NO_CONTACT): Contact {
  const email = parseEmail(typed.email ?? '');
  return {
    name: nonBlankLine(typed.name),
    names: parseLocalizedText(byLanguage((language) => nonBlankLine(typed.names[language]))),
    phoneNumbers: typed.phoneNumbers.map(nonBlankLine).filter((phone) => phone !== undefined),
    email: email.ok ? email.value : nonBlankLine(typed.email),
    fax: nonBlankLine(typed.fax),
  };
}
