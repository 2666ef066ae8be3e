import { RotateCw } from 'lucide-react';
import { Button } from '@/ui/design/components/button/Button';
import { StateCard } from '@/ui/design/components/state-card/StateCard';
import { ErrorIllustration } from '@/ui/design/illustrations/ErrorIllustration';
import { useTranslation } from '@/ui/i18n/useTranslation';

interface StepFailedProps {
  readonly onRetry: () => void;
}

/** Replaces a step that failed to render. */
export function StepFailed({ onRetry }: StepFailedProps) {
  const { t } = useTranslation();
  return (
    <StateCard
      illustration={ErrorIllustration}
      role="alert"
      title={t('subscription.wizard.unexpected.errorLoadingStep')}
      actions={
        <Button icon={RotateCw} onPress={onRetry}>
          {t('subscription.wizard.unexpected.tryAgain')}
        </Button>
      }
    >
      {t('subscription.wizard.unexpected.errorLoadingStepText')}
    </StateCard>
  );
}
