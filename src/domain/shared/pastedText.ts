import { withoutInvisible, withoutMarks, withWesternDigits } from './characters';

/** In characters, as the number is typed. Leaves room for separators and a label. */
export const MAX_NUMBER_LENGTH = 64;

const SPACES = /[\p{Zs}\t]+/gu;
const DASHES = /[\u05BE\u1806\u2010-\u2015\u2043\u2212\uFE58\uFE63]/g;
const APOSTROPHES = /[\u00B4\u02B9\u02BC\u05F3\u2018-\u201B\u2032]/g;
const QUOTATION_MARKS = /[\u05F4\u201C-\u201F\u2033]/g;
/** The full-width forms of the characters from U+0021 to U+007E. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/** Cleans a line of words, such as a name or a street: without invisible marks, with single spaces. */
export function cleanText(text: string): string {
  return withoutMarks(text).replaceAll(SPACES, ' ').trim();
}

/**
 * Cleans a number, an email address or another text that has no words: without invisible characters, with single
 * spaces, and with the ASCII form of digits, dashes, apostrophes, quotation marks and full-width characters.
 */
export function cleanCharacters(text: string): string {
  return withWesternDigits(withAsciiForms(withoutInvisible(text)))
    .replaceAll(DASHES, '-')
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(QUOTATION_MARKS, '"')
    .replaceAll(SPACES, ' ')
    .trim();
}

export function withAsciiForms(text: string): string {
  return text.replaceAll(FULL_WIDTH, (form) => String.fromCharCode(form.charCodeAt(0) - FULL_WIDTH_OFFSET));
}

/** A typed or pasted number with ASCII digits and separators; '' when it is too long to be read. */
export function cleanNumber(input: string): string {
  return input.length > MAX_NUMBER_LENGTH ? '' : cleanCharacters(input);
}

/** Repeats a step until it changes nothing more. */
export function repeatUntilUnchanged(text: string, step: (text: string) => string): string {
  const changed = step(text);
  return changed === text ? text : repeatUntilUnchanged(changed, step);
}
