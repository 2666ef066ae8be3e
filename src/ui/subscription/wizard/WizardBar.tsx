import { ArrowLeft, ArrowRight, Lock, CircleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { ActionBar } from '@/ui/design/components/action-bar/ActionBar';
import { Button } from '@/ui/design/components/button/Button';
import { Icon } from '@/ui/design/components/icon/Icon';
import { SPACE } from '@/ui/design/components/space/space';
import { LargeAmount } from '@/ui/i18n/components/LargeAmount';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { afterPaint } from '@/ui/shell/afterPaint';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { BILLING_FORM_ID } from '@/ui/subscription/wizard/payment/billingFields';
import { OrderDetails } from './OrderDetails';
import { useWizard } from './WizardContext';
import { isReconcilingRefusal, isBlockedByDialog, stepOf, paymentFailureOf } from './WizardState';
import styles from './wizard-bar.module.scss';

/** The id of the element that says that the order changes nothing. It describes the disabled button in the bar. */
export const NOTHING_CHANGED_ID = 'nothing-changed';

/** The sticky bar with the total and the buttons Previous and Next (spec section 2, DESIGN section 8). */
export const WizardBar = observer(function WizardBar() {
  const { viewModel, selection } = useWizard();
  const { t } = useTranslation();
  const reasonId = useId();
  const { isCardChange } = viewModel.state;
  const isPayment = stepOf(viewModel.state) === 'payment';
  const reason = useReason();
  const buttonProps = { reasonId: reason && reasonId };
  const order =
    selection.chosen.plan === undefined ? undefined : (
      <div className={styles['start']}>
        <Total />
        {isPayment && <OrderDetails />}
      </div>
    );
  return (
    <ActionBar
      label={t(isCardChange ? 'subscription.cardChange.title' : 'subscription.wizard.bar.label')}
      start={isCardChange ? undefined : order}
      message={reason && <BarReason id={reasonId} {...reason} />}
      end={
        <>
          {isCardChange ? (
            <Button kind="secondary" onPress={() => viewModel.leave()}>
              {t('subscription.wizard.cancel')}
            </Button>
          ) : (
            <PreviousButton />
          )}
          {isPayment ? <PayButton {...buttonProps} /> : <NextButton {...buttonProps} />}
        </>
      }
    />
  );
});

const PreviousButton = observer(function PreviousButton() {
  const { viewModel } = useWizard();
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

interface Reason {
  /**
   * `hidden`: only assistive technology reads the text, because no field shows its error yet.
   * `quiet`: the text has the colour of other texts, not that of errors, because the owner has not pressed Next yet.
   */
  readonly variant: 'hidden' | 'quiet' | 'error';
  readonly text: string;
}

/** Why the primary button is disabled. Undefined if it is enabled. */
function useReason(): Reason | undefined {
  const { viewModel, selection } = useWizard();
  const { t } = useTranslation();
  const { state, billing, card } = viewModel;
  if (state.kind === 'plan' && selection.chosen.plan === undefined)
    return selection.nextPressesWithoutPlan === 0
      ? { variant: 'quiet', text: t('subscription.wizard.bar.choosePlan') }
      : { variant: 'error', text: t('subscription.wizard.bar.planRequired') };
  if (stepOf(state) !== 'payment') return undefined;
  if (selection.hasNothingToOrder)
    return { variant: 'error', text: t('subscription.wizard.failure.title.nothing-to-change') };
  const billingCount = selection.chosen.method === 'new-card' ? billing.errorCount : 0;
  const cardCount = paymentFailureOf(state)?.kind === 'fields-invalid' ? card.errors.length : 0;
  const count = billingCount + cardCount;
  if (count === 0) return undefined;
  const variant = billing.shownErrors.length + cardCount === 0 ? 'hidden' : 'error';
  return { variant, text: t('subscription.wizard.bar.correct', { count }) };
}

function BarReason({ id, variant, text }: Reason & { readonly id: string }) {
  if (variant === 'hidden') return <VisuallyHidden id={id}>{text}</VisuallyHidden>;
  if (variant === 'quiet')
    return (
      <span id={id} className={styles['quietReason']}>
        {text}
      </span>
    );
  return (
    <span id={id} className={styles['reason']} tabIndex={-1}>
      <Icon of={CircleAlert} size="small" />
      <span>{text}</span>
    </span>
  );
}

const Total = observer(function Total() {
  const { viewModel, selection } = useWizard();
  const { t } = useTranslation();
  const { chosen, isUnchanged, orderKind, total } = selection;
  const isAfterUpdate = viewModel.state.kind === 'review' && !isUnchanged && orderKind === 'update';
  return (
    <p className={styles['total']} role="status">
      <span className={styles['label']}>
        {t(
          isAfterUpdate
            ? `subscription.wizard.bar.totalAfter.${chosen.cycle}`
            : `subscription.wizard.bar.totalOf.${chosen.cycle}`,
        )}
      </span>
      {SPACE}
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

interface ForwardButtonProps {
  readonly reasonId: string | undefined;
}

/**
 * Next. In the review of an order that changes nothing it is disabled, and a press focuses NothingChanged, which says
 * why (decision C85).
 */
const NextButton = observer(function NextButton({ reasonId }: ForwardButtonProps) {
  const { viewModel, selection } = useWizard();
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
      isDisabled={viewModel.isStepMissing}
      disabledReasonId={reasonId}
      onPress={() => afterPaint(() => viewModel.next())}
      onDisabledPress={() => selection.showPlanRequired()}
    >
      {isReview ? t('subscription.wizard.bar.toPayment') : t('subscription.wizard.bar.next')}
    </Button>
  );
});

/** With a new card the button submits the form, as Enter in a field does. It is busy until the outcome is known. */
const PayButton = observer(function PayButton({ reasonId }: ForwardButtonProps) {
  const { viewModel, selection } = useWizard();
  const { t } = useTranslation();
  const submit = (): void => viewModel.submit();
  const isNewCard = selection.chosen.method === 'new-card';
  const action = isNewCard ? { type: 'submit' as const, form: BILLING_FORM_ID } : { onPress: submit };
  return (
    <Button
      {...action}
      icon={Lock}
      isLoading={isBlockedByDialog(viewModel.state) || isReconcilingRefusal(viewModel.state)}
      isDisabled={viewModel.isStepMissing}
      disabledReasonId={reasonId}
      /* A disabled press submits too, so that all errors are shown. */
      onDisabledPress={selection.hasNothingToOrder ? () => focusReason(reasonId) : submit}
    >
      {viewModel.state.isCardChange
        ? t('subscription.cardChange.save')
        : t(`subscription.wizard.bar.payAnd.${selection.orderKind}`)}
    </Button>
  );
});

function focusReason(id: string | undefined): void {
  if (id !== undefined) document.getElementById(id)?.focus();
}
