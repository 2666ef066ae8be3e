let segmenter: Intl.Segmenter | undefined;

/** The characters as they are seen: a letter with its vowel points, or an emoji of several code points, is one. */
export function graphemesOf(text: string): readonly string[] {
  /* Reused for all texts, because creating a Segmenter is far slower than using it. */
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** A text with more code units per allowed character is too long in any case. An emoji of several people has 12. */
const MAX_UNITS = 12;

/**
 * The number of characters as they are seen. Of a text that is far longer than `max` it is the number of code units,
 * because counting a pasted document at each key would stop the page for seconds.
 */
export function characterCount(text: string, max: number): number {
  return text.length > MAX_UNITS * max ? text.length : graphemesOf(text).length;
}
