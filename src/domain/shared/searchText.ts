import { withoutInvisible, withWesternDigits } from './digits';

/**
 * In characters. A longer text is cut before it is searched, because regular expressions are slow on very long input.
 */
const MAX_LENGTH = 500;

/** The characters that only have to be in lower case. */
const PLAIN = /^[a-z0-9 .,:/&()-]*$/;

/** Vowel points and other combining marks, the Arabic tatweel, and apostrophes and quotation marks of all scripts. */
const IGNORED = /[\p{M}\u0640'"`\u00B4\u02BC\u2018-\u201F\u2032\u2033\u05F3\u05F4]/gu;

/**
 * A text in the form in which it is searched: without case, Hebrew and Arabic points and marks, tatweel, accents,
 * apostrophes and invisible characters, and with digits from 0 to 9.
 */
export function searchTextOf(text: string): string {
  const lower = text.slice(0, MAX_LENGTH).toLowerCase();
  if (PLAIN.test(lower)) return lower;
  /* Before the decomposition, which turns ´ into a space and a mark. */
  const decomposed = lower.replaceAll(IGNORED, '').normalize('NFKD').toLowerCase();
  return withWesternDigits(withoutInvisible(decomposed)).replaceAll(IGNORED, '');
}

/** The words of a search query in the same form. */
export function searchWordsOf(query: string): readonly string[] {
  return searchTextOf(query)
    .split(/\s/u)
    .filter((word) => word !== '');
}
