import { observer } from 'mobx-react-lite';
import { Navigate, useParams, useLocation } from 'react-router-dom';
import { useEffect } from 'react';
import { parseBusinessId, type BusinessId } from '@/domain/business/BusinessId';
import { paths } from '@/ui/shell/paths';
import { useScreen } from '@/ui/shell/useScreen';
import { useSignedInViewModels } from '@/ui/shell/ViewModelsContext';
import type { StepUrl } from './wizardSteps';
import type { SubscriptionWizardViewModel } from './SubscriptionWizardViewModel';
import { usePreloadedLaterSteps } from './laterSteps';
import { useStepUrl, stepOf } from './useStepUrl';
import { WizardView } from './WizardView';

declare module '@/ui/shell/ViewModels' {
  interface SignedInViewModels {
    createSubscriptionWizard(id: BusinessId, url: StepUrl): SubscriptionWizardViewModel;
  }
}

/** The subscription wizard of one business (spec section 2). */
export function SubscriptionWizardPage() {
  const id = parseBusinessId(useParams()['id']);
  return id === undefined ? (
    <Navigate to={paths.dashboard} replace />
  ) : (
    <SubscriptionWizard key={id} id={id} />
  );
}

const SubscriptionWizard = observer(function SubscriptionWizard({ id }: { readonly id: BusinessId }) {
  const signedIn = useSignedInViewModels();
  const url = useStepUrl();
  const viewModel = useScreen(() => signedIn?.createSubscriptionWizard(id, url), id);
  useFollowUrl(viewModel);
  usePreloadedLaterSteps(url, viewModel?.selection !== undefined);
  return <WizardView viewModel={viewModel} />;
});

/** Passes the step in the URL to the wizard after Back, Forward or an edit of the URL. */
function useFollowUrl(viewModel: SubscriptionWizardViewModel | undefined): void {
  const named = stepOf(useLocation());
  useEffect(() => viewModel?.onUrlChange(named), [viewModel, named]);
}
