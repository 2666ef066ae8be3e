import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import { stepOf } from './useWizardAddress';

/** Tells the wizard when Back, Forward or a hand has changed the step in the address. */
export function useFollowedAddress(viewModel: SubscriptionWizardViewModel | undefined): void {
  const named = stepOf(useLocation());
  useEffect(() => viewModel?.followAddress(named), [viewModel, named]);
}
