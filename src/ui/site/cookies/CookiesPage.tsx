import { useTranslation } from 'react-i18next';
import { PageTitle } from '@/ui/shell/PageTitle';
import { PageHead } from '@/ui/site/page-head/PageHead';

export function CookiesPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle>{t('site.cookies.title')}</PageTitle>
      <PageHead title={t('site.cookies.title')} lead={t('site.cookies.lead')} />
    </>
  );
}
