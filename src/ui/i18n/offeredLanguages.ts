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

export const OFFERED_LANGUAGES: readonly Language[] = languagesOfferedIn(import.meta.env?.MODE);
