import type { Language } from '@/domain/shared/language';
import { useTranslation } from '@/ui/i18n/useTranslation';

export function useLanguage(): Language {
  return useTranslation().texts.language;
}
