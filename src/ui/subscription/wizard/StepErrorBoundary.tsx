import { type ReactElement, useLayoutEffect } from 'react';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { AppErrorBoundary } from '@/ui/shell/AppErrorBoundary';
import { LoadFailedCard } from '@/ui/shell/LoadFailedCard';

interface StepErrorBoundaryProps {
  readonly children: ReactElement;
  /** Called with true when the step fails to render, and with false when it is tried again. */
  readonly onMissing?: (isMissing: boolean) => void;
}

/** Catches rendering errors of a step, so that the rest of the wizard stays usable (spec section 8). */
export function StepErrorBoundary({ children, onMissing }: StepErrorBoundaryProps) {
  const { t } = useTranslation();
  return (
    <AppErrorBoundary
      renderFailure={(retry) => (
        <InPlaceOfStep onMissing={onMissing}>
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

interface InPlaceOfStepProps {
  /** Called with true before the children are painted, and with false once they are gone. */
  readonly onMissing: ((isMissing: boolean) => void) | undefined;
  readonly children: ReactElement;
}

/** Replaces a step that is loading or has failed. */
export function InPlaceOfStep({ onMissing, children }: InPlaceOfStepProps) {
  useLayoutEffect(() => {
    onMissing?.(true);
    return () => onMissing?.(false);
  }, [onMissing]);
  return children;
}
