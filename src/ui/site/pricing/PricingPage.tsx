import { observer } from 'mobx-react-lite';
import { lazy, Suspense, type FunctionComponent } from 'react';
import { useTranslation } from 'react-i18next';
import { useProductName } from '@/ui/shell/useProductName';
import { useScreen } from '@/ui/shell/useScreen';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { PlaceholderPage } from '@/ui/site/placeholder/PlaceholderPage';
import { LogInOrDashboard } from './LogInOrDashboard';
import type { PricingViewModel } from './PricingViewModel';
import type { PublicPlansProps } from './PublicPlans';
import styles from './public-plans.module.scss';

declare module '@/ui/shell/ViewModels' {
  interface ViewModels {
    createPricing(): PricingViewModel;
  }
}

/* The component of the plans is as large as the rest of the page, so it loads when there are plans. When it fails to
   load, the page stays complete without it. */
const PublicPlans = lazy(async (): Promise<{ default: FunctionComponent<PublicPlansProps> }> => {
  try {
    return { default: (await import('./PublicPlans')).PublicPlans };
  } catch {
    return { default: () => undefined };
  }
});

/**
 * Announces the content that will be migrated (spec section 2), with the current plans below it where they are public
 * (C31).
 */
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
        <Suspense>
          <PublicPlans {...viewModel.state} onChange={viewModel.changeCycle} />
        </Suspense>
      )}
    </div>
  );
});
