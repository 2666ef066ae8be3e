import { COMPLETE_LANGUAGES, LANGUAGES, type Language } from '@/domain/shared/language';

/**
 * The languages that a visitor can get. The live product leaves out languages that are not complete, because their
 * English texts would be marked as that language (decision C111). The demo offers them to those who translate.
 */
export const OFFERED_LANGUAGES: readonly Language[] =
  import.meta.env?.MODE === 'production' ? COMPLETE_LANGUAGES : LANGUAGES;
