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
  const letters = name
    .slice(0, LONGEST_NAME)
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
