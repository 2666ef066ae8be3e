import { useTranslation } from '@/ui/i18n/useTranslation';
import { LegalPage } from '@/ui/site/legal/LegalPage';
import { useProductName } from '@/ui/shell/useProductName';
import { ACCESSIBILITY_SECTIONS } from './accessibilitySections';

/** The accessibility statement required by law (decision C68). */
export function AccessibilityPage() {
  const { t } = useTranslation();
  const product = useProductName();
  return (
    <LegalPage
      title={t('accessibility.title')}
      description={t('accessibility.description', { product })}
      lead={t('accessibility.lead', { product })}
      updated={t('legal.november2026')}
      sections={ACCESSIBILITY_SECTIONS}
    />
  );
}
