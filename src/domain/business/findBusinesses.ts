import { cleanCharacters } from '@/domain/shared/pastedText';
import { searchTextOf, searchWordsOf } from '@/domain/shared/searchText';
import { cleanPhone, dialledNumber } from '@/domain/validation/phoneNumber';
import type { Business } from './Business';

/** The searchable texts of a business. Each value is a line. */
interface SearchIndex {
  /** The names, address, id and emails in the form in which they are searched. */
  readonly text: string;
  /** The digits of its phone numbers. They are not in `text`, so that a house number finds no phone number. */
  readonly phones: string;
}

/** The index of a business is computed once, because a search compares it at every keystroke. */
const indexes = new WeakMap<Business, SearchIndex>();

/**
 * The businesses whose names, address, emails or id contain every word of the query, or whose phone numbers contain its
 * digits. They keep their order.
 */
export function findBusinesses(businesses: readonly Business[], query: string): readonly Business[] {
  const words = searchWordsOf(query);
  if (words.length === 0) return businesses;
  const digits = phoneDigitsOf(query);
  return businesses.filter((business) => {
    const { text, phones } = searchIndexOf(business);
    return words.every((word) => text.includes(word)) || digits.some((number) => phones.includes(number));
  });
}

export function searchIndexOf(business: Business): SearchIndex {
  const known = indexes.get(business);
  if (known !== undefined) return known;
  const { id, name, names, displayName, displayNames, address, contacts } = business;
  const emails = contacts.map(({ email }) => email);
  const texts = [id, name, displayName, address, ...Object.values(names), ...Object.values(displayNames)];
  const searched = [...texts, ...emails].flatMap((part) => (part === undefined ? [] : searchTextOf(part)));
  const index = {
    text: [...searched, searchTextOf(id).replaceAll(' ', '')].join('\n'),
    phones: contacts.flatMap(({ phoneNumbers }) => phoneNumbers.flatMap(phoneForms)).join('\n'),
  };
  indexes.set(business, index);
  return index;
}

/** The digits of a phone number, with the country code of Israel and without it. */
function phoneForms(phone: string): readonly string[] {
  const digits = digitsOf(dialledNumber(phone) ?? cleanPhone(phone));
  if (digits.startsWith('972')) return [digits, `0${digits.slice('972'.length)}`];
  return digits.startsWith('0') ? [digits, `972${digits.slice(1)}`] : [digits];
}

/** Fewer digits than these would be found in too many phone numbers. */
const MIN_PHONE_DIGITS = 4;

/** The digits of a query that can be a phone number or the beginning of one. */
function phoneDigitsOf(query: string): readonly string[] {
  const typed = cleanCharacters(query);
  const digits = digitsOf(typed);
  if (digits.length < MIN_PHONE_DIGITS || /\p{L}/u.test(typed)) return [];
  return [digits, digitsOf(dialledNumber(typed) ?? digits)];
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}
