import { initialsOf } from '@/domain/business/initials';

/* Joined Arabic letters would read as a word: a non-joiner and a thin space set them apart (DESIGN section 10). */
const BETWEEN_ARABIC_LETTERS = '\u200C\u2009';

/** The initials of a name as they are drawn. */
export function shownInitials(name: string): string {
  const initials = initialsOf(name);
  if (!/\p{Script=Arabic}/u.test(initials)) return initials;
  const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' }).segment(initials);
  return [...graphemes].map(({ segment }) => segment).join(BETWEEN_ARABIC_LETTERS);
}
