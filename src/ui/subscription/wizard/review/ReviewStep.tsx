import { Calendar } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Notice } from '@/ui/design/components/notice/Notice';
import { loadFonts } from '@/ui/design/loadFonts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { afterPaint } from '@/ui/shell/afterPaint';
import { whenIdle } from '@/ui/shell/whenIdle';
import { RetiredAddOns } from '@/ui/subscription/wizard/add-ons/RetiredAddOns';
import type { BillingFormModel } from '@/ui/subscription/wizard/BillingFormModel';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import { OrderSummaryCard } from '@/ui/subscription/wizard/summary/OrderSummaryCard';
import type { WizardSelection } from '@/ui/subscription/wizard/WizardSelection';
import wizard from '@/ui/subscription/wizard/shell/wizard.module.scss';
import { ReviewCard } from './ReviewCard';
import { ReviewChanges } from './ReviewChanges';

interface ReviewStepProps {
  readonly viewModel: SubscriptionWizardViewModel;
  readonly selection: WizardSelection;
  readonly headingId: string;
}

/** Step 3, the review of the order with a link to each step. */
export const ReviewStep = observer(function ReviewStep({ viewModel, selection, headingId }: ReviewStepProps) {
  const { t } = useTranslation();
  const { comparison } = selection;
  useFontsOfNextStep(viewModel.billing, selection.chosen.method === 'new-card');
  return (
    <>
      <h2 id={headingId} className={wizard['hidden']}>
        {t('subscription.wizard.review.heading')}
      </h2>
      {comparison === undefined ? (
        <NewOrder viewModel={viewModel} selection={selection} />
      ) : (
        <ReviewChanges viewModel={viewModel} selection={selection} comparison={comparison} />
      )}
    </>
  );
});

/** The order of a new subscription, and when it starts (decision C28). */
const NewOrder = observer(function NewOrder({ viewModel, selection }: Omit<ReviewStepProps, 'headingId'>) {
  const { t } = useTranslation();
  return (
    <div className={wizard['columns']}>
      <ReviewCard selection={selection} onChange={(step) => afterPaint(() => viewModel.goTo(step))} />
      <div className={wizard['side']}>
        <OrderSummaryCard selection={selection.chosen} />
        <RetiredAddOns items={selection.retiredAddOns} />
        <Notice kind="plain" icon={Calendar}>
          {t('subscription.wizard.review.startsAtOnce')}
        </Notice>
      </div>
    </div>
  );
});

/** The payment step shows the billing address with a new card. It is often in another script than the page. */
function useFontsOfNextStep(billing: BillingFormModel, isBillingShown: boolean): void {
  useEffect(() => {
    if (!isBillingShown) return undefined;
    return whenIdle(() => loadFonts(Object.values(billing.expectedValues()).join('')));
  }, [billing, isBillingShown]);
}
