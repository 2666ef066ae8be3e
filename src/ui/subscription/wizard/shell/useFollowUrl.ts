import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import { stepOf } from './useStepUrl';

/** Passes the step in the URL to the wizard after Back, Forward or an edit of the URL. */
export function useFollowUrl(viewModel: SubscriptionWizardViewModel | undefined): void {
  const named = stepOf(useLocation());
  useEffect(() => viewModel?.onUrlChange(named), [viewModel, named]);
}
