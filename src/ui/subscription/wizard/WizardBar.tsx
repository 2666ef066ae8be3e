import { ArrowLeft, ArrowRight, Lock, CircleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { ActionBar } from '@/ui/design/components/action-bar/ActionBar';
import { Button } from '@/ui/design/components/button/Button';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Space } from '@/ui/design/components/space/Space';
import { LargeAmount } from '@/ui/i18n/components/LargeAmount';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { afterPaint } from '@/ui/shell/afterPaint';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { BILLING_FORM_ID } from '@/ui/subscription/wizard/payment/billingFields';
import { OrderDetails } from './OrderDetails';
import type { SubscriptionWizardViewModel } from './SubscriptionWizardViewModel';
import type { WizardSelection } from './WizardSelection';
import { isReconcilingRefusal, isCovered, stepOf, paymentFailureOf } from './WizardState';
import styles from './wizard-bar.module.scss';
import cardChange from '@/ui/subscription/wizard/payment/card-change.module.scss';

/** The id of the element that says that the order changes nothing. It describes the disabled button in the bar. */
export const NOTHING_CHANGED_ID = 'nothing-changed';

interface WizardBarProps {
  readonly viewModel: SubscriptionWizardViewModel;
  readonly selection: WizardSelection;
  /** Whether the step is loading or has failed. Then the owner cannot go on or pay. */
  readonly isStepMissing: boolean;
}

/** The sticky bar with the total and the buttons Previous and Next (spec section 2, DESIGN section 8). */
export const WizardBar = observer(function WizardBar(props: WizardBarProps) {
  const { viewModel, selection } = props;
  const { t } = useTranslation();
  const reasonId = useId();
  const { isCardChange } = viewModel;
  const isPayment = stepOf(viewModel.state) === 'payment';
  const reason = useReason(viewModel, selection);
  const acting = { ...props, reasonId: reason && reasonId };
  const order =
    selection.chosen.plan === undefined ? undefined : (
      <div className={styles['start']}>
        <Total selection={selection} isReview={viewModel.state.kind === 'review'} />
        {isPayment && <OrderDetails selection={selection} />}
      </div>
    );
  return (
    <ActionBar
      label={t(isCardChange ? 'subscription.cardChange.title' : 'subscription.wizard.bar.label')}
      start={isCardChange ? <CardChangePromise selection={selection} /> : order}
      message={
        reason && (
          <BarReason id={reasonId} look={lookOfReason(viewModel, selection)}>
            {reason}
          </BarReason>
        )
      }
      end={
        isCardChange ? (
          <>
            <Button kind="secondary" onPress={() => viewModel.leave()}>
              {t('subscription.wizard.cancel')}
            </Button>
            <SaveCardButton {...acting} />
          </>
        ) : (
          <>
            <PreviousButton viewModel={viewModel} />
            {isPayment ? <PayButton {...acting} /> : <NextButton {...acting} />}
          </>
        )
      }
    />
  );
});

const PreviousButton = observer(function PreviousButton({ viewModel }: Pick<WizardBarProps, 'viewModel'>) {
  const { t } = useTranslation();
  return (
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
  );
});

/** Says that the subscription stays the same. It replaces the total, because a change of card costs nothing. */
const CardChangePromise = observer(function CardChangePromise({
  selection,
}: Pick<WizardBarProps, 'selection'>) {
  const { t } = useTranslation();
  return (
    <p className={cardChange['promise']}>
      {selection.hasSamePrice
        ? t('subscription.cardChange.sameSubscription')
        : t('subscription.cardChange.sameItems')}
    </p>
  );
});

/** Why the primary button is disabled. Undefined if it is enabled. */
function useReason(viewModel: SubscriptionWizardViewModel, selection: WizardSelection): string | undefined {
  const { t } = useTranslation();
  const billing = useCorrectionsText(viewModel, selection);
  if (viewModel.state.kind === 'plan' && selection.chosen.plan === undefined)
    return selection.nextPressesWithoutPlan === 0
      ? t('subscription.wizard.bar.choosePlan')
      : t('subscription.wizard.bar.planRequired');
  if (stepOf(viewModel.state) === 'payment' && selection.hasNothingToOrder)
    return t('subscription.wizard.bar.nothingToChange');
  return billing;
}

function lookOfReason(viewModel: SubscriptionWizardViewModel, selection: WizardSelection): BarReasonLook {
  const { state, billing } = viewModel;
  if (state.kind === 'plan') return selection.nextPressesWithoutPlan === 0 ? 'quiet' : 'error';
  const isTyping = stepOf(state) === 'payment' && billing.shownErrors.length === 0;
  return isTyping && !selection.hasNothingToOrder ? 'hidden' : 'error';
}

interface TotalProps {
  readonly selection: WizardSelection;
  readonly isReview: boolean;
}

/** The total of the order, or in the review of an unchanged subscription the current total. */
const Total = observer(function Total({ selection, isReview }: TotalProps) {
  const { t } = useTranslation();
  const { comparison, isUnchanged, chosen } = selection;
  const isCurrent = isReview && isUnchanged && comparison !== undefined;
  const isAfterUpdate =
    isReview && comparison !== undefined && !isUnchanged && selection.orderKind === 'update';
  const total = isCurrent ? comparison.totalBefore : selection.total;
  return (
    <p className={styles['total']} role="status">
      <span className={styles['label']}>
        {isAfterUpdate
          ? t(`subscription.wizard.bar.totalAfter.${chosen.cycle}`)
          : t(`subscription.wizard.bar.totalOf.${chosen.cycle}`)}
      </span>
      <Space />
      {total === undefined ? (
        <span>{t('subscription.section.priceUnknown')}</span>
      ) : (
        <span className={styles['amount']}>
          <LargeAmount of={total} />
        </span>
      )}
    </p>
  );
});

interface ActingButtonProps extends WizardBarProps {
  readonly reasonId: string | undefined;
}

/**
 * Next. In the review of an order that changes nothing it is disabled, and a press focuses WaysToChange, which says why
 * (decision C85).
 */
const NextButton = observer(function NextButton(props: ActingButtonProps) {
  const { viewModel, selection, isStepMissing, reasonId } = props;
  const { t } = useTranslation();
  const isReview = viewModel.state.kind === 'review';
  if (isReview && selection.isUnchanged)
    return (
      <Button disabledReasonId={NOTHING_CHANGED_ID} onDisabledPress={() => focusReason(NOTHING_CHANGED_ID)}>
        {t('subscription.wizard.bar.nothingToChangeYet')}
      </Button>
    );
  return (
    <Button
      trailingIcon={ArrowRight}
      mirrorsInRtl
      isDisabled={isStepMissing}
      disabledReasonId={reasonId}
      onPress={() => afterPaint(() => viewModel.next())}
      onDisabledPress={() => selection.showPlanRequired()}
    >
      {isReview ? t('subscription.wizard.bar.toPayment') : t('subscription.wizard.bar.next')}
    </Button>
  );
});

/** With a new card the button submits the form, as Enter in a field does. It is busy until the outcome is known. */
const PayButton = observer(function PayButton(props: ActingButtonProps) {
  const { viewModel, selection, isStepMissing, reasonId } = props;
  const { t } = useTranslation();
  const submit = (): void => viewModel.submit();
  const action =
    selection.chosen.method === 'new-card'
      ? { type: 'submit' as const, form: BILLING_FORM_ID }
      : { onPress: submit };
  return (
    <Button
      {...action}
      icon={Lock}
      isLoading={isCovered(viewModel.state) || isReconcilingRefusal(viewModel.state)}
      isDisabled={isStepMissing}
      disabledReasonId={reasonId}
      onDisabledPress={selection.hasNothingToOrder ? () => focusReason(reasonId) : submit}
    >
      {t(`subscription.wizard.bar.payAnd.${selection.orderKind}`)}
    </Button>
  );
});

function focusReason(id: string | undefined): void {
  if (id !== undefined) document.getElementById(id)?.focus();
}

/** Submits the form of a new card, as Enter in a field does. */
const SaveCardButton = observer(function SaveCardButton(props: ActingButtonProps) {
  const { viewModel, isStepMissing, reasonId } = props;
  const { t } = useTranslation();
  return (
    <Button
      type="submit"
      form={BILLING_FORM_ID}
      icon={Lock}
      isLoading={isCovered(viewModel.state)}
      isDisabled={isStepMissing}
      disabledReasonId={reasonId}
      onDisabledPress={() => viewModel.submit()}
    >
      {t('subscription.cardChange.save')}
    </Button>
  );
});

type BarReasonLook =
  /** Visible only to assistive technology, while the owner is typing. */
  | 'hidden'
  /** Not an error, because the owner has not tried to continue. */
  | 'quiet'
  | 'error';

interface BarReasonProps {
  readonly id: string;
  readonly look: BarReasonLook;
  readonly children: string;
}

/** Why the primary button of the bar is disabled. */
function BarReason({ id, look, children }: BarReasonProps) {
  if (look === 'hidden') return <VisuallyHidden id={id}>{children}</VisuallyHidden>;
  if (look === 'quiet')
    return (
      <span id={id} className={styles['quietReason']}>
        {children}
      </span>
    );
  return (
    <span id={id} className={styles['reason']} tabIndex={-1}>
      <Icon of={CircleAlert} size="small" />
      <span>{children}</span>
    </span>
  );
}

/** Says how many fields must be corrected before the order can be sent. Undefined if there are none. */
function useCorrectionsText(
  viewModel: SubscriptionWizardViewModel,
  selection: WizardSelection,
): string | undefined {
  const { t } = useTranslation();
  if (stepOf(viewModel.state) !== 'payment') return undefined;
  const cardCount =
    paymentFailureOf(viewModel.state)?.kind === 'fields-invalid' ? viewModel.card.errors.length : 0;
  const count = selection.blockingErrorCount(viewModel.billing) + cardCount;
  return count === 0 ? undefined : t('subscription.wizard.bar.correct', { count });
}
