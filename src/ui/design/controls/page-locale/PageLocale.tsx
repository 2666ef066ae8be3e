import { use } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { DEFAULT_LANGUAGE } from '@/domain/shared/language';
import type { Elements } from '@/ui/design/Elements';
import { COMPONENT_LOCALES } from '@/ui/i18n/languageNames';
import { TranslationContext } from '@/ui/i18n/TranslationContext';

/**
 * Gives React Aria the language of the page, for its own texts and for the side on which a panel opens. Each of its
 * components is inside one, so that pages without them load nothing of React Aria. Outside of a
 * `TranslationProvider` it is English.
 */
export function PageLocale({ children }: { readonly children: Elements }) {
  const language = use(TranslationContext)?.language ?? DEFAULT_LANGUAGE;
  return <I18nProvider locale={COMPONENT_LOCALES[language]}>{children}</I18nProvider>;
}
