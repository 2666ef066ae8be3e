import { Space } from '@/ui/design/components/space/Space';
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
      <span>{t('errors.serverSaid')}</span>
      <Space />
      <bdi lang={languageOfScript(words)} dir="auto">
        {words}
      </bdi>
    </>
  );
}
