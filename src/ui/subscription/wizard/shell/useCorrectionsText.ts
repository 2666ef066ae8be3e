import { useTranslation } from '@/ui/i18n/useTranslation';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import type { WizardSelection } from '@/ui/subscription/wizard/WizardSelection';
import { paymentFailureOf, stepOf } from '@/ui/subscription/wizard/WizardState';

/** Says how many fields have to be corrected before the order can be sent. Undefined when there is none. */
export function useCorrectionsText(
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
