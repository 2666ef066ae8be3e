import { useTranslation } from 'react-i18next';
import { languageOfScript } from '@/ui/i18n/languageOfScript';

/** What the service answered, in one line: marked as its words, and kept from disturbing ours (decision C88). */
export function ServerQuote({ children: words }: { readonly children: string }) {
  const { t } = useTranslation();
  return (
    <>
      {t('errors.serverSaid')}{' '}
      <bdi lang={languageOfScript(words)} dir="auto">
        {words}
      </bdi>
    </>
  );
}
