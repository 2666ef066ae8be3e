import type { Language } from '@/domain/shared/language';

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  he: 'עברית',
  ar: 'العربية',
};

/** The locales of React Aria for its own texts to assistive technology. */
export const COMPONENT_LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-US',
  he: 'he-IL',
  ar: 'ar-AE',
};
