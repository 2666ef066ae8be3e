import { useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Elements } from '@/ui/design/Elements';
import { memoizeTexts } from './memoizeTexts';
import type { Texts } from './Texts';
import { TranslationContext } from './TranslationContext';

interface TranslationProviderProps {
  readonly texts: Texts;
  readonly children: Elements;
}

/** Provides the texts in the current language. After a change of language every component with texts renders again. */
export function TranslationProvider({ texts, children }: TranslationProviderProps) {
  return (
    <I18nextProvider i18n={texts.i18n}>
      <SharedTranslation texts={texts}>{children}</SharedTranslation>
    </I18nextProvider>
  );
}

function SharedTranslation({ texts, children }: TranslationProviderProps) {
  const { t, i18n } = useTranslation();
  const { language } = texts;
  const translation = useMemo(
    () => ({ t: memoizeTexts(t), i18n, texts, language }),
    [t, i18n, texts, language],
  );
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}
