import { observer } from 'mobx-react-lite';
import { lazy, Suspense, type FunctionComponent } from 'react';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useProductName } from '@/ui/shell/useProductName';
import { useScreen } from '@/ui/shell/useScreen';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { PageHead } from '@/ui/site/page-head/PageHead';
import { PublicPage } from '@/ui/site/PublicPage';
import { CycleSwitch } from './CycleSwitch';
import { NoPublicPlans } from './NoPublicPlans';
import { PlansSkeleton } from './PlansSkeleton';
import { PreparingText } from './PreparingText';
import type { PublicPlansProps } from './PublicPlans';
import { Questions } from './Questions';
import styles from './pricing-page.module.scss';

/* The plans need more code than the rest of the page, so it loads when there are plans. */
const PublicPlans = lazy(async (): Promise<{ default: FunctionComponent<PublicPlansProps> }> => {
  try {
    return { default: (await import('./PublicPlans')).PublicPlans };
  } catch {
    return { default: NoPublicPlans };
  }
});

/**
 * The current plans and add-ons where they are public (decisions C31, C79), questions, and the sentence that the
 * specification asks for (spec section 2).
 */
export const PricingPage = observer(function PricingPage() {
  const { t } = useTranslation();
  const product = useProductName();
  const { state, changeCycle, preselect } = useScreen(useViewModels().createPricing);
  return (
    <>
      <PublicPage title={t('pricing.title')} description={t('pricing.description', { product })} />
      <PageHead
        title={t('pricing.heading')}
        lead={t('pricing.lead')}
        aside={state.kind === 'unpriced' ? undefined : <CycleSwitch state={state} onChange={changeCycle} />}
        carriesCards
        isLarge
      />
      <div className={styles['page']}>
        {state.kind === 'loading' && <PlansSkeleton />}
        {state.kind === 'unpriced' && <NoPublicPlans />}
        {state.kind === 'priced' && (
          <Suspense fallback={<PlansSkeleton />}>
            <PublicPlans catalog={state.catalog} cycle={state.cycle} onChoose={preselect} />
          </Suspense>
        )}
        <Questions />
        {state.kind !== 'unpriced' && <PreparingText className={styles['preparing']} />}
      </div>
    </>
  );
});
