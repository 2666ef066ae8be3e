import { observer } from 'mobx-react-lite';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import type { WizardSelection } from '@/ui/subscription/wizard/WizardSelection';
import { paymentFailureOf } from '@/ui/subscription/wizard/WizardState';
import { PaymentFailureNotice } from './PaymentFailureNotice';

interface StepFailureProps {
  readonly viewModel: SubscriptionWizardViewModel;
  readonly selection: WizardSelection;
}

/** Why the last order was not carried out. */
export const StepFailure = observer(function StepFailure({ viewModel, selection }: StepFailureProps) {
  const failure = paymentFailureOf(viewModel.state);
  if (failure === undefined) return undefined;
  return (
    <PaymentFailureNotice
      failure={failure}
      orderKind={selection.orderKind}
      billing={viewModel.billing}
      card={viewModel.card}
      onReload={() => viewModel.reloadPage()}
    />
  );
});
