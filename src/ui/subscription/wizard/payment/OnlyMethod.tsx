import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Card } from '@/ui/design/components/card/Card';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import { showsMissingCardErrors } from '@/ui/subscription/wizard/WizardState';
import { NewCardFields } from './NewCardFields';
import { NewCardRow } from './NewCardRow';
import styles from './payment-methods.module.scss';

interface OnlyMethodProps {
  readonly viewModel: SubscriptionWizardViewModel;
}

/** The fields of a card, open at once, because there is nothing to choose (decision C66). */
export const OnlyMethod = observer(function OnlyMethod({ viewModel }: OnlyMethodProps) {
  const { t } = useTranslation();
  const nameId = useId();
  return (
    <Card labelledBy={nameId}>
      <div className={styles['only']}>
        <NewCardRow name={<span id={nameId}>{t('subscription.wizard.payment.card')}</span>} />
      </div>
      <NewCardFields card={viewModel.card} showsMissingErrors={showsMissingCardErrors(viewModel.state)} />
    </Card>
  );
});
