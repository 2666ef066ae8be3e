import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import type { WizardSelection } from '@/ui/subscription/wizard/WizardSelection';

export interface LaterStepProps {
  readonly viewModel: SubscriptionWizardViewModel;
  readonly selection: WizardSelection;
  /** The id of the heading that names the step. */
  readonly headingId: string;
}
