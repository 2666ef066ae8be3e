import { useTranslation } from 'react-i18next';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import type { WizardSelection } from '@/ui/subscription/wizard/WizardSelection';
import { paymentFailureOf, stepOf } from '@/ui/subscription/wizard/WizardState';

/** The number of fields to correct before the order can be sent. Undefined when there is none. */
export function useBillingReason(
  viewModel: SubscriptionWizardViewModel,
  selection: WizardSelection,
): string | undefined {
  const { t } = useTranslation();
  const count = selection.blockingErrorCount(viewModel.billing);
  if (stepOf(viewModel.state) !== 'payment' || count === 0) return undefined;
  const cardCount =
    paymentFailureOf(viewModel.state)?.kind === 'fields-invalid' ? viewModel.card.errors.length : 0;
  return t('subscription.wizard.bar.correct', { count: count + cardCount });
}
