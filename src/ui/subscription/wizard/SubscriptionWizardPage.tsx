import { observer } from 'mobx-react-lite';
import { Navigate, useParams } from 'react-router-dom';
import { parseBusinessId, type BusinessId } from '@/domain/business/BusinessId';
import { paths } from '@/ui/shell/paths';
import { useScreen } from '@/ui/shell/useScreen';
import { useSignedInViewModels } from '@/ui/shell/ViewModelsContext';
import type { StepUrl } from './wizardSteps';
import type { SubscriptionWizardViewModel } from './SubscriptionWizardViewModel';
import { usePreloadedLaterSteps } from './shell/laterSteps';
import { useStepUrl } from './shell/useStepUrl';
import { useFollowUrl } from './shell/useFollowUrl';
import { WizardView } from './shell/WizardView';

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
