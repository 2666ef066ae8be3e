/** Joiners of letters and emoji, which some scripts need. */
const JOINERS = /[\u200C\u200D]/g;
/** Direction marks, the soft hyphen and characters without width. */
const MARKS = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;
const NON_ASCII_DIGITS = /[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g;

/** Removes direction marks and other invisible characters of pasted text. */
export function withoutInvisible(text: string): string {
  return withoutMarks(text).replaceAll(JOINERS, '');
}

/** Like `withoutInvisible`, but keeps joiners, which words can need. */
export function withoutMarks(text: string): string {
  return text.replaceAll(MARKS, '');
}

/** True when the text has a character that can be seen. */
export function hasVisible(text: string): boolean {
  return withoutInvisible(text).trim() !== '';
}

/** Converts Arabic-Indic, Persian and full-width digits to 0-9 (decision C19). */
export function withWesternDigits(text: string): string {
  return text.replaceAll(NON_ASCII_DIGITS, (digit) => String(westernValue(digit.charCodeAt(0))));
}

/** Each of the three Unicode blocks has its own code for zero. */
function westernValue(code: number): number {
  if (code >= 0xff10) return code - 0xff10;
  return code >= 0x06f0 ? code - 0x06f0 : code - 0x0660;
}
