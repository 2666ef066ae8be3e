import { POLICY_VERSION } from '@/ui/company/companyContent';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { LegalPage } from '@/ui/site/legal/LegalPage';
import { useProductName } from '@/ui/shell/useProductName';

import { COOKIE_SECTIONS } from './cookieSections';

export function CookiesPage() {
  const { t } = useTranslation();
  const product = useProductName();

  return (
    <LegalPage
      title={t('cookies.title')}
      description={t('cookies.description', { product })}
      lead={t('cookies.lead')}
      version={POLICY_VERSION}
      updated={t('legal.january2025')}
      sections={COOKIE_SECTIONS}
    />
  );
}
