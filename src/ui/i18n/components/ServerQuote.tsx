import { languageOfScript } from '@/ui/i18n/languageOfScript';
import { useTranslation } from '@/ui/i18n/useTranslation';

/**
 * The message of the service in one line, marked as a quotation and isolated from the text direction around it
 * (decision C88).
 */
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
