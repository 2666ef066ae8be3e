import { initialsOf } from '@/domain/shared/initials';

/* Two joined Arabic letters would read as a word. A zero-width non-joiner and a thin space separate them (DESIGN
   section 10). */
const BETWEEN_ARABIC_LETTERS = '\u200C\u2009';

/** The initials of a name, ready to be shown. */
export function shownInitials(name: string): string {
  const initials = initialsOf(name);
  if (!/\p{Script=Arabic}/u.test(initials)) return initials;
  const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' }).segment(initials);
  return [...graphemes].map(({ segment }) => segment).join(BETWEEN_ARABIC_LETTERS);
}
