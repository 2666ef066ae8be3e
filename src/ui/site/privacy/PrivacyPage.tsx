import { useTranslation } from 'react-i18next';
import { POLICY_VERSION } from '@/ui/site/companyContent';
import { LegalPage } from '@/ui/site/legal/LegalPage';

import { PRIVACY_SECTIONS } from './privacySections';

export function PrivacyPage() {
  const { t } = useTranslation();

  return (
    <LegalPage
      title={t('privacy.title')}
      lead={t('privacy.lead')}
      version={POLICY_VERSION}
      updated={t('legal.january2025')}
      sections={PRIVACY_SECTIONS}
    />
  );
}
