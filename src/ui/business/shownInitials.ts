import { initialsOf } from '@/domain/shared/initials';

/* Two joined Arabic letters would read as a word (DESIGN section 10). The font has no thin space: with one, the browser
   would load a file in vain and take the initials from another font. */
const BETWEEN_ARABIC_LETTERS = '\u00A0';

/** The initials of a name, ready to be shown. */
export function shownInitials(name: string): string {
  const initials = initialsOf(name);
  if (!/\p{Script=Arabic}/u.test(initials)) return initials;
  const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' }).segment(initials);
  return [...graphemes].map(({ segment }) => segment).join(BETWEEN_ARABIC_LETTERS);
}
