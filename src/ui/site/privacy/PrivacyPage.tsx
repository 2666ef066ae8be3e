import { POLICY_VERSION } from '@/ui/company/companyContent';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { LegalPage } from '@/ui/site/legal/LegalPage';
import { useProductName } from '@/ui/shell/useProductName';

import { PRIVACY_SECTIONS } from './privacySections';

export function PrivacyPage() {
  const { t } = useTranslation();
  const product = useProductName();

  return (
    <LegalPage
      title={t('privacy.title')}
      description={t('privacy.description', { product })}
      lead={t('privacy.lead')}
      version={POLICY_VERSION}
      updated={t('legal.january2025')}
      sections={PRIVACY_SECTIONS}
    />
  );
}
