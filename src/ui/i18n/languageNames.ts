import type { Language } from '@/domain/shared/language';

/** Each language in its own name, the same in every language of the page. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  he: 'עברית',
  ar: 'العربية',
};

/** The locales the component library speaks to assistive technology in. */
export const COMPONENT_LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-US',
  he: 'he-IL',
  ar: 'ar-AE',
};
