import { Lock } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { ActionBar } from '@/ui/design/components/action-bar/ActionBar';
import { Button } from '@/ui/design/components/button/Button';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { BILLING_FORM_ID } from '@/ui/subscription/wizard/payment/billingFields';
import { BarReason } from '@/ui/subscription/wizard/shell/BarReason';
import { useCorrectionsText } from '@/ui/subscription/wizard/shell/useCorrectionsText';
import type { WizardBarProps } from '@/ui/subscription/wizard/shell/WizardBar';
import { isCovered } from '@/ui/subscription/wizard/WizardState';
import styles from './card-change.module.scss';

/** The sticky bar of a change of card. Its button submits the form, as Enter in a field does. */
export const SaveCardBar = observer(function SaveCardBar(props: WizardBarProps) {
  const { viewModel, selection, isStepMissing } = props;
  const { t } = useTranslation();
  const reasonId = useId();
  const reason = useCorrectionsText(viewModel, selection);
  return (
    <ActionBar
      label={t('subscription.cardChange.title')}
      start={
        <p className={styles['promise']}>
          {selection.keepsPrice
            ? t('subscription.cardChange.sameSubscription')
            : t('subscription.cardChange.sameItems')}
        </p>
      }
      message={
        reason && (
          <BarReason id={reasonId} look={viewModel.billing.shownErrors.length === 0 ? 'hidden' : 'error'}>
            {reason}
          </BarReason>
        )
      }
      end={
        <>
          <Button kind="secondary" onPress={() => viewModel.leave()}>
            {t('subscription.wizard.cancel')}
          </Button>
          <Button
            type="submit"
            form={BILLING_FORM_ID}
            icon={Lock}
            isLoading={isCovered(viewModel.state)}
            isDisabled={isStepMissing}
            disabledReasonId={reason && reasonId}
            onDisabledPress={() => viewModel.submit()}
          >
            {t('subscription.cardChange.save')}
          </Button>
        </>
      }
    />
  );
});
