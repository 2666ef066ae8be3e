import { useTranslation } from 'react-i18next';
import { PlaceholderPage } from '@/ui/site/placeholder/PlaceholderPage';
import { LogInOrDashboard } from './LogInOrDashboard';

/** Says that its content will be migrated (spec section 2). */
export function PricingPage() {
  const { t } = useTranslation();
  return (
    <PlaceholderPage
      title={t('site.pricing.title')}
      text={t('site.pricing.text')}
      action={<LogInOrDashboard />}
    />
  );
}
