import { DEFAULT_LANGUAGE, parseLanguage, type Language } from '@/domain/shared/language';
import { useTranslation } from '@/ui/i18n/useTranslation';

export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return parseLanguage(i18n.language) ?? DEFAULT_LANGUAGE;
}
