import { createContext, use } from 'react';
import type { SubscriptionWizardViewModel } from './SubscriptionWizardViewModel';
import type { WizardSelection } from './WizardSelection';

export const WizardContext = createContext<SubscriptionWizardViewModel | undefined>(undefined);

/** The id of the heading that names the step. */
export const STEP_HEADING_ID = 'wizard-step';

/** For the parts of the wizard that WizardView shows once everything is loaded. */
export function useWizard(): {
  readonly viewModel: SubscriptionWizardViewModel;
  readonly selection: WizardSelection;
} {
  const viewModel = use(WizardContext);
  const selection = viewModel?.selection;
  if (viewModel === undefined || selection === undefined)
    throw new Error('useWizard needs a WizardContext with a loaded wizard around it');
  return { viewModel, selection };
}
