import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, parseLanguage, type Language } from '@/domain/shared/language';

/** The current language of the page. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return parseLanguage(i18n.language) ?? DEFAULT_LANGUAGE;
}
