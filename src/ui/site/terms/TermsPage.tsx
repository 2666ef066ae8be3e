import { POLICY_VERSION } from '@/ui/company/companyContent';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { LegalPage } from '@/ui/site/legal/LegalPage';
import { useProductName } from '@/ui/shell/useProductName';
import { TERMS_SECTIONS } from './termsSections';

export function TermsPage() {
  const { t } = useTranslation();
  const product = useProductName();
  return (
    <LegalPage
      title={t('terms.title')}
      description={t('terms.description', { product })}
      lead={t('terms.lead', { product })}
      version={POLICY_VERSION}
      updated={t('legal.january2025')}
      sections={TERMS_SECTIONS}
    />
  );
}
