/** A name of any length is cut before it is split, so that nothing slow can be typed into a name. */
const LONGEST_NAME = 200;

/** As many characters as the longest joined emoji; a letter under more marks than that loses some. */
const LONGEST_LETTER = 12;

const BETWEEN_WORDS = /[\s\u200B]+/;
/** Signs, and the direction marks of a pasted name. */
const BEFORE_LETTER = /^[^\p{L}\p{N}\p{So}]+/u;

/**
 * The first letters of the first two words (spec section 2), in capitals. A letter is what a reader sees as one:
 * with its points, or an emoji. A sign alone, such as '&', is no word.
 */
export function initialsOf(name: string): string {
  const words = name
    .slice(0, LONGEST_NAME)
    .split(BETWEEN_WORDS)
    .map((word) => word.replace(BEFORE_LETTER, ''))
    .filter((word) => word !== '')
    .slice(0, 2);
  return words.map((word) => firstGrapheme(firstGrapheme(word).toLocaleUpperCase('en'))).join('');
}

/** Where two letters of these stand side by side, or one alone, no mark belongs to the first. */
const PLAIN_LETTERS =
  /^[A-Za-z0-9\u05D0-\u05EA\u0621-\u063A\u0641-\u064A](?:[A-Za-z0-9\u05D0-\u05EA\u0621-\u063A\u0641-\u064A]|$)/;

let segmenter: Intl.Segmenter | undefined;

function firstGrapheme(word: string): string {
  if (PLAIN_LETTERS.test(word)) return word.slice(0, 1);
  const start = Array.from(word).slice(0, LONGEST_LETTER).join('');
  /* One for all names: to make one takes far longer than to use it. */
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(start), ({ segment }) => segment)
    .slice(0, 1)
    .join('');
}
