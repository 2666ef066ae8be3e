import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { OFFERED_LANGUAGES } from '@/ui/i18n/offeredLanguages';

/** The languages in their own names. */
export const LANGUAGE_OPTIONS = OFFERED_LANGUAGES.map((language) => ({
  id: language,
  label: LANGUAGE_NAMES[language],
  lang: language,
}));
