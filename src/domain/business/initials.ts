/** A name of any length is cut before it is split, so that nothing slow can be typed into a name. */
const LONGEST_NAME = 200;

/** As many characters as the longest joined emoji; a letter under more marks than that loses some. */
const LONGEST_LETTER = 12;

/** Joiners are not among them: they hold one letter or emoji together. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069]/g;
const BETWEEN_WORDS = /[\s\u200B]+/;
const BEFORE_LETTER = /^[^\p{L}\p{N}\p{So}]+/u;

/**
 * The first letters of the first two words (spec section 2), in capitals. A letter is what a reader sees as one:
 * with its points, or an emoji. A sign alone, such as '&', is no word.
 */
export function initialsOf(name: string): string {
  const letters = name
    .slice(0, LONGEST_NAME)
    .replaceAll(DIRECTION_MARKS, '')
    .split(BETWEEN_WORDS)
    .map((word) => firstGrapheme(word.replace(BEFORE_LETTER, '')))
    .filter((letter) => letter !== '')
    .slice(0, 2);
  return letters.map((letter) => firstGrapheme(letter.toLocaleUpperCase('en'))).join('');
}

function firstGrapheme(word: string): string {
  const start = Array.from(word).slice(0, LONGEST_LETTER).join('');
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(start);
  return first?.segment ?? '';
}
