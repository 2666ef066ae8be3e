import { Calendar } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/ui/design/components/notice/Notice';
import type { TextKey } from '@/ui/i18n/Texts';
import { afterPaint } from '@/ui/shell/afterPaint';
import { RetiredAddOns } from '@/ui/subscription/wizard/add-ons/RetiredAddOns';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import { OrderSummaryCard } from '@/ui/subscription/wizard/summary/OrderSummaryCard';
import type { WizardSelection } from '@/ui/subscription/wizard/WizardSelection';
import type { OrderKind } from '@/domain/subscription/SentOrder';
import wizard from '@/ui/subscription/wizard/shell/wizard.module.scss';
import { ReviewCard } from './ReviewCard';
import { REVIEW_NOTE_ID } from './reviewNoteId';

/** The consequence of paying (decisions C4, C25, C28). */
const CONSEQUENCE = {
  create: 'subscription.wizard.review.startsAtOnce',
  update: 'subscription.wizard.review.updatesAtOnce',
  reactivate: 'subscription.wizard.review.reactivates',
} as const satisfies Readonly<Record<OrderKind, TextKey>>;

interface ReviewStepProps {
  readonly viewModel: SubscriptionWizardViewModel;
  readonly selection: WizardSelection;
  readonly headingId: string;
}

/** Step 3, the review of the order with a link to each step. */
export const ReviewStep = observer(function ReviewStep({ viewModel, selection, headingId }: ReviewStepProps) {
  const { t } = useTranslation();
  return (
    <>
      <h2 id={headingId} className={wizard['hidden']}>
        {t('subscription.wizard.review.heading')}
      </h2>
      <div className={wizard['columns']}>
        <ReviewCard selection={selection} onChange={(step) => afterPaint(() => viewModel.jumpTo(step))} />
        <div className={wizard['side']}>
          <OrderSummaryCard selection={selection.chosen} />
          <RetiredAddOns items={selection.retiredAddOns} />
          <Notice
            kind={selection.changesNothing ? 'info' : 'plain'}
            icon={selection.changesNothing ? undefined : Calendar}
            id={REVIEW_NOTE_ID}
          >
            {t(
              selection.changesNothing
                ? 'subscription.wizard.review.nothingToChange'
                : CONSEQUENCE[selection.orderKind],
            )}
          </Notice>
        </div>
      </div>
    </>
  );
});
