import type { SubscriptionWizardViewModel } from './SubscriptionWizardViewModel';
import type { WizardSelection } from './WizardSelection';

/** What a step of the wizard is rendered with. */
export interface StepProps {
  readonly viewModel: SubscriptionWizardViewModel;
  readonly selection: WizardSelection;
  /** The id of the heading that names the step. */
  readonly headingId: string;
}
