import { COMPLETE_LANGUAGES, LANGUAGES, type Language } from '../../domain/shared/language.ts';

/* `scripts/` loads this module in Node, which does not know the alias `@`. */

/**
 * The languages that a visitor can get in a Vite mode. The live product leaves out languages that are not complete,
 * because their English texts would be marked as that language (decision C111). The demo offers them to
 * translators.
 */
export function languagesOfferedIn(mode: string | undefined): readonly Language[] {
  return mode === 'production' ? COMPLETE_LANGUAGES : LANGUAGES;
}

/**
 * The languages of this build. Repeats the rule of the function, so that the minifier can apply it: the inline script
 * of every document contains this.
 */
export const OFFERED_LANGUAGES: readonly Language[] =
  import.meta.env?.MODE === 'production' ? COMPLETE_LANGUAGES : LANGUAGES;
