/** A name of any length is cut before it is split, so that nothing slow can be typed into a name. */
const LONGEST_NAME = 200;

/** The first letters of the first two words (spec section 2), by grapheme: an emoji or a pointed letter is one. */
export function initialsOf(name: string): string {
  const words = name
    .slice(0, LONGEST_NAME)
    .split(/[\s\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/)
    .filter((word) => word !== '')
    .slice(0, 2);
  return words.map(firstGrapheme).join('').toLocaleUpperCase('en');
}

function firstGrapheme(word: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word);
  return first?.segment ?? '';
}
