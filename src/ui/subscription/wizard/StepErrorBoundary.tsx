import { type ReactElement, useLayoutEffect } from 'react';
import { RotateCw } from 'lucide-react';
import { Button } from '@/ui/design/components/button/Button';
import { StateCard } from '@/ui/design/components/state-card/StateCard';
import { ErrorIllustration } from '@/ui/design/illustrations/ErrorIllustration';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { AppErrorBoundary } from '@/ui/shell/AppErrorBoundary';

interface StepErrorBoundaryProps {
  readonly children: ReactElement;
  /** Called with true when the step fails to render, and with false when it is tried again. */
  readonly onMissing?: (isMissing: boolean) => void;
}

/** Catches rendering errors of a step, so that the rest of the wizard stays usable (spec section 8). */
export function StepErrorBoundary({ children, onMissing }: StepErrorBoundaryProps) {
  return (
    <AppErrorBoundary
      renderFailure={(retry) => (
        <InPlaceOfStep onMissing={onMissing}>
          <StepFailed onRetry={retry} />
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

function StepFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <StateCard
      illustration={ErrorIllustration}
      role="alert"
      title={t('subscription.wizard.unexpected.errorLoadingStep')}
      actions={
        <Button icon={RotateCw} onPress={onRetry}>
          {t('errors.tryAgain')}
        </Button>
      }
    >
      {t('subscription.wizard.unexpected.errorLoadingStepText')}
    </StateCard>
  );
}
