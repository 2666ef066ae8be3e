import { graphemesOf } from '@/domain/shared/graphemes';
import { initialsOf } from '@/domain/shared/initials';

/* A space, because two joined Arabic letters would read as a word (DESIGN section 10). Not a thin space, because the
   font has none. */
const BETWEEN_ARABIC_LETTERS = '\u00A0';

/** The initials of a name. Arabic ones have a space between them. */
export function shownInitials(name: string): string {
  const initials = initialsOf(name);
  if (!/\p{Script=Arabic}/u.test(initials)) return initials;
  return graphemesOf(initials).join(BETWEEN_ARABIC_LETTERS);
}
