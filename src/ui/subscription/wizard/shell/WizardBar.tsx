import { ArrowLeft, ArrowRight, CircleAlert, Lock } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderKind } from '@/domain/subscription/SentOrder';
import { ActionBar } from '@/ui/design/components/action-bar/ActionBar';
import { Button } from '@/ui/design/components/button/Button';
import { Icon } from '@/ui/design/components/icon/Icon';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { LargeAmount } from '@/ui/i18n/components/LargeAmount';
import type { TextKey } from '@/ui/i18n/Texts';
import { afterPaint } from '@/ui/shell/afterPaint';
import { REVIEW_NOTE_ID } from '@/ui/subscription/wizard/review/reviewNoteId';
import { TOTAL_PER_CYCLE } from '@/ui/subscription/wizard/cycleTexts';
import { BILLING_FORM_ID } from '@/ui/subscription/wizard/payment/billingFields';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import type { WizardSelection } from '@/ui/subscription/wizard/WizardSelection';
import { isCovered, stepOf } from '@/ui/subscription/wizard/WizardState';
import styles from './wizard-bar.module.scss';

const PAY = {
  create: 'subscription.wizard.bar.payAndSubscribe',
  update: 'subscription.wizard.bar.payAndUpdate',
  reactivate: 'subscription.wizard.bar.payAndReactivate',
} as const satisfies Readonly<Record<OrderKind, TextKey>>;

interface WizardBarProps {
  readonly viewModel: SubscriptionWizardViewModel;
  readonly selection: WizardSelection;
}

/** The sticky bar with the total and the buttons Previous and Next (spec section 2, DESIGN section 8). */
export const WizardBar = observer(function WizardBar({ viewModel, selection }: WizardBarProps) {
  const { t } = useTranslation();
  const reasonId = useId();
  const isPayment = stepOf(viewModel.state) === 'payment';
  const reason = useReason(viewModel, selection);
  const end = (
    <>
      <Button
        kind="secondary"
        isDisabled={!viewModel.canGoBack}
        onPress={() => afterPaint(() => viewModel.previous())}
      >
        <span className={styles['previousArrow']}>
          <Icon of={ArrowLeft} mirrorsInRtl />
        </span>
        <span className={styles['previousWords']}>{t('subscription.wizard.bar.previous')}</span>
      </Button>
      {isPayment ? (
        <PayButton viewModel={viewModel} selection={selection} reasonId={reason && reasonId} />
      ) : (
        <NextButton viewModel={viewModel} selection={selection} reasonId={reason && reasonId} />
      )}
    </>
  );
  return (
    <ActionBar
      label={t('subscription.wizard.bar.label')}
      start={<Total selection={selection} />}
      message={
        reason && (
          <Reason
            id={reasonId}
            isHeldBack={isPayment && !selection.changesNothing && viewModel.billing.shownErrors.length === 0}
            isQuiet={!isPayment && selection.planRequests === 0}
          >
            {reason}
          </Reason>
        )
      }
      end={end}
    />
  );
});

/** The reason why the primary button is disabled. Undefined while it is enabled. */
function useReason(viewModel: SubscriptionWizardViewModel, selection: WizardSelection): string | undefined {
  const { t } = useTranslation();
  if (viewModel.state.kind === 'plan' && selection.chosen.plan === undefined)
    return selection.planRequests === 0
      ? t('subscription.wizard.bar.choosePlan')
      : t('subscription.wizard.bar.planRequired');
  if (stepOf(viewModel.state) === 'payment' && selection.changesNothing)
    return t('subscription.wizard.bar.nothingToChange');
  const count = selection.blockingErrorCount(viewModel.billing);
  if (stepOf(viewModel.state) !== 'payment' || count === 0) return undefined;
  const isSummarized =
    viewModel.state.kind === 'payment' && viewModel.state.failure?.kind === 'fields-invalid';
  const cardCount = isSummarized ? viewModel.card.errors.length : 0;
  return t('subscription.wizard.bar.correct', { count: count + cardCount });
}

interface ReasonProps {
  readonly id: string;
  /** Shows the reason only to assistive technology, while the owner is still typing (decision C23). */
  readonly isHeldBack: boolean;
  /** Not an error, because the owner has not tried to continue. */
  readonly isQuiet: boolean;
  readonly children: string;
}

function Reason({ id, isHeldBack, isQuiet, children }: ReasonProps) {
  if (isHeldBack) return <VisuallyHidden id={id}>{children}</VisuallyHidden>;
  if (isQuiet)
    return (
      <span id={id} className={styles['quietReason']}>
        {children}
      </span>
    );
  return (
    <span id={id} className={styles['reason']}>
      <Icon of={CircleAlert} size="small" />
      {children}
    </span>
  );
}

const Total = observer(function Total({ selection }: { readonly selection: WizardSelection }) {
  const { t } = useTranslation();
  const { cycle, plan } = selection.chosen;
  const hasPlan = plan !== undefined;
  return (
    <p className={styles['total']} role="status">
      <span className={styles['label']}>
        {t(hasPlan ? TOTAL_PER_CYCLE[cycle] : 'subscription.wizard.bar.total')}
      </span>{' '}
      <span className={hasPlan ? styles['amount'] : styles['noAmount']}>
        {hasPlan ? <LargeAmount of={selection.total} /> : '–'}
      </span>
    </p>
  );
});

interface ActingButtonProps {
  readonly viewModel: SubscriptionWizardViewModel;
  readonly selection: WizardSelection;
  readonly reasonId: string | undefined;
}

/**
 * The review of an unchanged subscription also has Next, because the card can be changed in the next step (decision
 * C85).
 */
const NextButton = observer(function NextButton({ viewModel, selection, reasonId }: ActingButtonProps) {
  const { t } = useTranslation();
  const isReview = viewModel.state.kind === 'review';
  return (
    <Button
      trailingIcon={ArrowRight}
      mirrorsInRtl
      disabledReasonId={reasonId}
      describedBy={isReview && selection.changesNothing ? REVIEW_NOTE_ID : undefined}
      onPress={() => afterPaint(() => viewModel.next())}
      onDisabledPress={() => viewModel.next()}
    >
      {isReview ? t('subscription.wizard.bar.toPayment') : t('subscription.wizard.bar.next')}
    </Button>
  );
});

/**
 * With a new card the button submits the form, as Enter in a field does. It stays busy while the payment may have
 * succeeded.
 */
const PayButton = observer(function PayButton({ viewModel, selection, reasonId }: ActingButtonProps) {
  const { t } = useTranslation();
  const submit = (): void => viewModel.submit();
  const acts =
    selection.chosen.method === 'new-card'
      ? { type: 'submit' as const, form: BILLING_FORM_ID }
      : { onPress: submit };
  return (
    <Button
      {...acts}
      icon={Lock}
      isLoading={isCovered(viewModel.state)}
      disabledReasonId={reasonId}
      onDisabledPress={submit}
    >
      {t(PAY[selection.orderKind])}
    </Button>
  );
});
