import { useTranslation } from 'react-i18next';
import { PageTitle } from '@/ui/shell/PageTitle';
import { PageHead } from '@/ui/site/page-head/PageHead';

export function ContactPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle>{t('site.contact.title')}</PageTitle>
      <PageHead title={t('site.contact.title')} lead={t('site.contact.lead')} />
    </>
  );
}
