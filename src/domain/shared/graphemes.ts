let segmenter: Intl.Segmenter | undefined;

/** The characters as they are seen: a letter with its vowel points, or an emoji of several code points, is one. */
export function graphemesOf(text: string): readonly string[] {
  /* Reused for all texts, because creating a Segmenter is far slower than using it. */
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
