import { LANGUAGES } from '@/domain/shared/language';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';

/** The languages in their own names. */
export const LANGUAGE_OPTIONS = LANGUAGES.map((language) => ({
  id: language,
  label: LANGUAGE_NAMES[language],
  lang: language,
}));
