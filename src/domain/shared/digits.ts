const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\u061C\uFEFF]/g;
const NON_ASCII_DIGITS = /[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g;

/** The maximal length of an input, in characters. It leaves room for a phone number with separators. */
const MAX_NUMBER_LENGTH = 64;

/** Removes direction marks and other invisible characters of pasted text. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, '');
}

/** True when the text has a character that can be seen. */
export function hasVisible(text: string): boolean {
  return withoutInvisible(text).trim() !== '';
}

/** Converts Arabic-Indic, Persian and full-width digits to 0-9 (decision C19). */
export function withWesternDigits(text: string): string {
  return text.replaceAll(NON_ASCII_DIGITS, (digit) => String(westernValue(digit.charCodeAt(0))));
}

/** Normalizes a typed or pasted number to trimmed ASCII digits and separators; '' when the input is too long. */
export function normalizeNumber(input: string): string {
  return input.length > MAX_NUMBER_LENGTH ? '' : withWesternDigits(withoutInvisible(input)).trim();
}

/** Each of the three Unicode blocks has its own code for zero. */
function westernValue(code: number): number {
  if (code >= 0xff10) return code - 0xff10;
  return code >= 0x06f0 ? code - 0x06f0 : code - 0x0660;
}
