import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import { stepOf } from './useStepUrl';

/** Tells the wizard when Back, Forward or the owner has changed the step in the URL. */
export function useFollowUrl(viewModel: SubscriptionWizardViewModel | undefined): void {
  const named = stepOf(useLocation());
  useEffect(() => viewModel?.followUrl(named), [viewModel, named]);
}
