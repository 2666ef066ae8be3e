import { observer } from 'mobx-react-lite';
import { Navigate, useParams, useLocation } from 'react-router-dom';
import { useEffect } from 'react';
import { parseBusinessId, type BusinessId } from '@/domain/business/BusinessId';
import { paths } from '@/ui/shell/paths';
import { useScreen } from '@/ui/shell/useScreen';
import { useViewModelFactories } from '@/ui/shell/ViewModelsContext';
import type { StepUrl } from './StepHistory';
import type { SubscriptionWizardViewModel } from './SubscriptionWizardViewModel';
import { usePreloadLaterSteps } from './laterSteps';
import { stepParameterOf, useStepUrl } from './useStepUrl';
import { WizardView } from './WizardView';

declare module '@/ui/shell/ViewModels' {
  interface ViewModelFactories {
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
  const signedIn = useViewModelFactories();
  const url = useStepUrl();
  const viewModel = useScreen(() => signedIn?.createSubscriptionWizard(id, url), id);
  const stepInUrl = stepParameterOf(useLocation());
  /* Follows the URL after Back, Forward or an edit of it. */
  useEffect(() => viewModel?.onUrlChange(stepInUrl), [viewModel, stepInUrl]);
  usePreloadLaterSteps(stepInUrl, viewModel?.selection !== undefined);
  return <WizardView viewModel={viewModel} />;
});
