import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, parseLanguage } from '@/domain/shared/language';
import { COMPONENT_LOCALES } from '@/ui/i18n/languageNames';

/**
 * Gives React Aria the language of the page, for its own texts and for the direction of the arrow keys. Each control is
 * inside one, so that pages without controls load nothing of React Aria.
 */
export function PageLocale({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  const language = parseLanguage(i18n.language) ?? DEFAULT_LANGUAGE;
  return <I18nProvider locale={COMPONENT_LOCALES[language]}>{children}</I18nProvider>;
}
