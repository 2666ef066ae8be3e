import { cleanCharacters, MAX_NUMBER_LENGTH, repeatUntilUnchanged } from '@/domain/shared/pastedText';
import { withoutEnd } from '@/domain/shared/withoutEnd';
import { parseIsraeliPhone } from './israeliPhone';

const STARS = /[\u066D\u204E\u2217\u22C6\u2731\uFE61]/g;
const PLUSES = /[\uFB29\uFE62]/g;
const PREFIX = /^(?:tel|callto|sms|fax):\/*/i;
const BEFORE = /^[\s'"`<,;:.]+/;
const AFTER = /[\s'"`>,;:.]/;
/** A number copied from a right-to-left page can have its sign at the other end. */
const STAR_AT_END = /^(\d{4})\s*\*$/;
const PLUS_AT_END = /^(972(?:[\d\s().-]*[\d().-])?)\s*\+$/;

/** A phone number as it is shown: ASCII digits and separators, without `tel:` and punctuation around the number. */
export function cleanPhone(input: string): string {
  if (input.length > MAX_NUMBER_LENGTH) return input;
  const text = cleanCharacters(input).replaceAll(STARS, '*').replaceAll(PLUSES, '+');
  return repeatUntilUnchanged(text, (outer) =>
    withoutEnd(outer.replace(PREFIX, '').replace(BEFORE, ''), AFTER)
      .replace(STAR_AT_END, '*$1')
      .replace(PLUS_AT_END, '+$1'),
  );
}

const EXTENSION =
  /^(.*\d)[\s,;(]*(?:;ext=|(?:extension|ext|x)\.?|#|שלוחה|של'|تحويلة|داخلي)[\s:.]*(\d{1,6})\)?$/i;
/** A second number that differs in its last digits: 03-1234567/8. */
const ALTERNATIVE = /^(.*\d)\s*\/\s*\d{1,2}$/;
const ONE_NUMBER = /^[+*(]?[\d\s()./-]+$/;
const STAR_NUMBER = /^\*[\s-]*\d(?:[\s-]*\d){3}$/;
/** A zero as in +972 (0)52, which is dialled only without the country code. */
const TRUNK_ZERO = /^((?:\+|00)\d{1,3}[\s-]*)\(0\)/;

/**
 * The number to dial, for a `tel:` URL. Undefined when the text is not certainly one number. Accepts every number that
 * the forms accept. An extension follows a comma, which is a pause: Android would dial the letters of `;ext=`.
 */
export function dialledNumber(input: string): string | undefined {
  const phone = cleanPhone(input);
  if (phone.length > MAX_NUMBER_LENGTH) return undefined;
  const [, extended, extension] = EXTENSION.exec(phone) ?? [];
  if (extended !== undefined && extension !== undefined) {
    const number = numberIn(extended);
    if (number !== undefined) return number.startsWith('*') ? number : `${number},${extension}`;
  }
  return numberIn(ALTERNATIVE.exec(phone)?.[1] ?? '') ?? numberIn(phone) ?? acceptedNumber(phone);
}

/** The number in a text that may have words before and after it. */
function numberIn(text: string): string | undefined {
  const number = withoutEnd(text.replace(/^[^\d+*(]+/, ''), /[^\d*]/);
  if (!ONE_NUMBER.test(number)) return undefined;
  const digits = number.replace(TRUNK_ZERO, '$1').replaceAll(/\D/g, '');
  if (number.startsWith('*')) return STAR_NUMBER.test(number) ? `*${digits}` : undefined;
  return number.startsWith('+') ? international(digits) : (national(digits, text) ?? withCountryCode(digits));
}

/** Landlines, mobile and service numbers, and the numbers of three or four digits of emergency and other services. */
function national(digits: string, text: string): string | undefined {
  if (/^(?:0[2-4689]\d{7}|0\d{9}|1[2-9]\d{8})$/.test(digits)) return digits;
  if (/^5\d{8}$/.test(digits)) return `0${digits}`;
  return /^1\d{2,3}$/.test(digits) && !/\p{L}/u.test(text) ? digits : undefined;
}

/** A number that starts with 00 and a country code, or with the country code of Israel. */
function withCountryCode(digits: string): string | undefined {
  const [, country] = /^(?:00(?=[1-9])|(?=972\d{8,10}$))(\d+)$/.exec(digits) ?? [];
  return country === undefined ? undefined : international(country);
}

/** After the country code of Israel, the digits are those of a national number without its leading zero. */
const INTERNATIONAL = /^(?:972(?:[2-4689]\d{7}|\d{9}|1[2-9]\d{8})|(?!972)[1-9]\d{6,14})$/;

function international(digits: string): string | undefined {
  const number = digits.replace(/^9720/, '972');
  return INTERNATIONAL.test(number) ? `+${number}` : undefined;
}

/** The digits that the forms accept, whatever is between them. */
function acceptedNumber(phone: string): string | undefined {
  const accepted = parseIsraeliPhone(phone);
  return accepted.ok ? (withCountryCode(accepted.value) ?? accepted.value) : undefined;
}
