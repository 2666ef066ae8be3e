import { useTranslation } from 'react-i18next';
import { PageTitle } from '@/ui/shell/PageTitle';
import { PageHead } from '@/ui/site/page-head/PageHead';

export function PrivacyPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle>{t('site.privacy.title')}</PageTitle>
      <PageHead title={t('site.privacy.title')} lead={t('site.privacy.lead')} />
    </>
  );
}
