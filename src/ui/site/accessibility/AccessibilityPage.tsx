import { useTranslation } from 'react-i18next';
import { PageTitle } from '@/ui/shell/PageTitle';
import { PageHead } from '@/ui/site/page-head/PageHead';
import { useProductName } from '@/ui/site/useProductName';

export function AccessibilityPage() {
  const { t } = useTranslation();
  const product = useProductName();
  return (
    <>
      <PageTitle>{t('site.accessibility.title')}</PageTitle>
      <PageHead title={t('site.accessibility.title')} lead={t('site.accessibility.lead', { product })} />
    </>
  );
}
