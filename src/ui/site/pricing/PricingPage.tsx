import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useScreen } from '@/ui/shell/useScreen';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { PlaceholderPage } from '@/ui/site/placeholder/PlaceholderPage';
import { useProductName } from '@/ui/site/useProductName';
import { LogInOrDashboard } from './LogInOrDashboard';
import { PublicPlans } from './PublicPlans';
import styles from './public-plans.module.scss';

/** Says that its content will be migrated (spec section 2), with today's plans below where they can be had (C31). */
export const PricingPage = observer(function PricingPage() {
  const { t } = useTranslation();
  const product = useProductName();
  const viewModel = useScreen(useViewModels().createPricing);
  return (
    <div className={styles['page']}>
      <PlaceholderPage
        title={t('pricing.title')}
        description={t('pricing.description', { product })}
        text={t('pricing.text')}
        action={<LogInOrDashboard />}
      />
      {viewModel.state.kind === 'priced' && (
        <PublicPlans {...viewModel.state} onChange={viewModel.changeCycle} />
      )}
    </div>
  );
});
