import { useTranslation } from 'react-i18next';
import { PageTitle } from '@/ui/shell/PageTitle';
import { PageHead } from '@/ui/site/page-head/PageHead';
import { useProductName } from '@/ui/site/useProductName';

export function TermsPage() {
  const { t } = useTranslation();
  const product = useProductName();
  return (
    <>
      <PageTitle>{t('site.terms.title')}</PageTitle>
      <PageHead title={t('site.terms.title')} lead={t('site.terms.lead', { product })} />
    </>
  );
}
