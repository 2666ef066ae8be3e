import { withoutInvisible, withWesternDigits } from './characters';

/** In characters. A longer text is cut before the search, because regular expressions are slow on long input. */
const MAX_LENGTH = 500;

/** A text of printable ASCII needs only the two replacements below. */
const ASCII = /^[ -~]*$/;
const ASCII_IGNORED = /['"`]/g;
const ASCII_SEPARATORS = /[^a-z0-9]+/g;

/** Vowel points and other combining marks, the Arabic tatweel, and apostrophes and quotation marks of all scripts. */
const IGNORED = /[\p{M}\u0640'"`\u00B4\u02B9\u02BC\u2018-\u201F\u2032\u2033\u05F3\u05F4]/gu;

const SEPARATORS = /[\p{P}\p{Z}\p{Cc}\p{Sm}\p{Sc}\p{Sk}]+/gu;

/**
 * Letters that people type in place of each other and that have no decomposition. The hamza on its own is often left
 * out. Final letters of Hebrew stay, because no other letter is typed in their place.
 */
const FOLDED_LETTERS: ReadonlyMap<string, string> = new Map([
  ['\u0671', 'ا'],
  ['ى', 'ي'],
  ['\u06CC', 'ي'],
  ['ة', 'ه'],
  ['\u06C1', 'ه'],
  ['\u06BE', 'ه'],
  ['\u06D5', 'ه'],
  ['\u06A9', 'ك'],
  ['گ', 'ك'],
  ['پ', 'ب'],
  ['چ', 'ج'],
  ['ڤ', 'ف'],
  ['ء', ''],
  ['װ', 'וו'],
  ['ױ', 'וי'],
  ['ײ', 'יי'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ł', 'l'],
  ['ı', 'i'],
]);

/**
 * A text as it is searched: without case, accents, vowel points, tatweel, apostrophes and invisible characters, with
 * one spelling of interchangeable letters, with digits from 0 to 9, and with one space for all punctuation between two
 * words.
 */
export function searchTextOf(text: string): string {
  const lower = text.slice(0, MAX_LENGTH).toLowerCase();
  if (ASCII.test(lower)) return lower.replaceAll(ASCII_IGNORED, '').replaceAll(ASCII_SEPARATORS, ' ').trim();
  /* Before the decomposition, which turns ´ into a space and a mark. */
  const decomposed = lower.replaceAll(IGNORED, '').normalize('NFKD').toLowerCase();
  const letters = withWesternDigits(withoutInvisible(decomposed)).replaceAll(IGNORED, '');
  const folded = Array.from(letters, (letter) => FOLDED_LETTERS.get(letter) ?? letter).join('');
  return folded.replaceAll(SEPARATORS, ' ').trim();
}

/** The words of a search query in the same form. A word with a hyphen stays one, with a space for the hyphen. */
export function searchWordsOf(query: string): readonly string[] {
  return query
    .slice(0, MAX_LENGTH)
    .split(/\s/u)
    .map(searchTextOf)
    .filter((word) => word !== '');
}
