import { graphemesOf } from './graphemes';

/** In characters. A longer name is cut before it is split, because regular expressions are slow on very long input. */
const MAX_NAME_LENGTH = 200;

/** In code points, the length of the longest joined emoji. Combining marks beyond that are dropped. */
const MAX_GRAPHEME_LENGTH = 12;

const WORD_SEPARATOR = /[\s\u200B]/;
/** Punctuation, and the direction marks of a pasted name. */
const LEADING_PUNCTUATION = /^[^\p{L}\p{N}\p{So}]+/u;

/** The first letter of the first word, as in `initialsOf`. */
export function initialOf(name: string): string {
  return initialsOf(name.trim().split(/\s/, 1).join(''));
}

/**
 * The first letters of the first two words (spec section 2), in capitals. A letter is a whole grapheme: a letter with
 * its vowel points, or an emoji. A punctuation mark alone, such as '&', is not a word.
 * An Arabic article counts, because the specification asks for first letters and some names begin like one (الياس).
 */
export function initialsOf(name: string): string {
  const words = name
    .slice(0, MAX_NAME_LENGTH)
    .split(WORD_SEPARATOR)
    .map((word) => word.replace(LEADING_PUNCTUATION, ''))
    .filter((word) => word !== '')
    .slice(0, 2);
  return words.map((word) => firstGrapheme(firstGrapheme(word).toLocaleUpperCase('en'))).join('');
}

/** A first letter without a combining mark. It needs no Intl.Segmenter, which is slow. */
const PLAIN_LETTERS =
  /^[A-Za-z0-9\u05D0-\u05EA\u0621-\u063A\u0641-\u064A](?:[A-Za-z0-9\u05D0-\u05EA\u0621-\u063A\u0641-\u064A]|$)/;

function firstGrapheme(word: string): string {
  if (PLAIN_LETTERS.test(word)) return word.slice(0, 1);
  const start = Array.from(word).slice(0, MAX_GRAPHEME_LENGTH).join('');
  return graphemesOf(start).slice(0, 1).join('');
}
