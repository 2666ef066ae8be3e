import type { SubscriptionWizardViewModel } from './SubscriptionWizardViewModel';
import type { WizardSelection } from './WizardSelection';

export interface StepProps {
  readonly viewModel: SubscriptionWizardViewModel;
  readonly selection: WizardSelection;
  /** The id of the heading that names the step. */
  readonly headingId: string;
}
