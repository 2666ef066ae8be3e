const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\u061C\uFEFF]/g;
const OTHER_DIGITS = /[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g;

/** The longest phone number, with room for its formatting. */
const LONGEST_NUMBER = 64;

/** Takes out direction marks and other invisible characters that come along when text is pasted. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, '');
}

/** Writes Arabic-Indic, Persian and full-width digits as 0-9 (decision C19). */
export function withWesternDigits(text: string): string {
  return text.replaceAll(OTHER_DIGITS, (digit) => String(westernValue(digit.charCodeAt(0))));
}

/** A number as somebody typed or pasted it, made plain; '' for what is too long to be one, which is not even read. */
export function plainNumber(input: string): string {
  return input.length > LONGEST_NUMBER ? '' : withWesternDigits(withoutInvisible(input)).trim();
}

/** Each of the three blocks starts its zero at another code. */
function westernValue(code: number): number {
  if (code >= 0xff10) return code - 0xff10;
  return code >= 0x06f0 ? code - 0x06f0 : code - 0x0660;
}
