import { type ReactElement, use, useLayoutEffect } from 'react';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { AppErrorBoundary } from '@/ui/shell/AppErrorBoundary';
import { LoadFailedCard } from '@/ui/shell/LoadFailedCard';
import { WizardContext } from './WizardContext';

interface WithChildren {
  readonly children: ReactElement;
}

/** Catches rendering errors of a step, so that the rest of the wizard stays usable (spec section 8). */
export function StepErrorBoundary({ children }: WithChildren) {
  const { t } = useTranslation();
  return (
    <AppErrorBoundary
      renderFailure={(retry) => (
        <InPlaceOfStep>
          <LoadFailedCard
            title={t('subscription.wizard.unexpected.errorLoadingStep')}
            error={{ kind: 'unexpected' }}
            onRetry={retry}
          >
            {t('subscription.wizard.unexpected.errorLoadingStepText')}
          </LoadFailedCard>
        </InPlaceOfStep>
      )}
    >
      {children}
    </AppErrorBoundary>
  );
}

/** Replaces a step that is loading or has failed. */
export function InPlaceOfStep({ children }: WithChildren) {
  const viewModel = use(WizardContext);
  useLayoutEffect(() => {
    viewModel?.setStepMissing(true);
    return () => viewModel?.setStepMissing(false);
  }, [viewModel]);
  return children;
}
