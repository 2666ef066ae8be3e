import { isConnectionFailure } from '@/application/ports/ServiceFailure';
import { StateCard } from '@/ui/design/components/state-card/StateCard';
import { RetryCountdown } from '@/ui/i18n/components/RetryCountdown';
import { errorMessage } from '@/ui/i18n/errorMessage';
import { serverText } from '@/ui/i18n/serverText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useIsOnline } from '@/ui/shell/connection/useIsOnline';
import { usePageEvents } from '@/ui/shell/connection/usePageEvents';
import { LoadFailedCard } from '@/ui/shell/LoadFailedCard';
import { SupportLink } from '@/ui/shell/SupportLink';
import { EmptyIllustration } from '@/ui/design/illustrations/EmptyIllustration';
import { FirstStepFrame, type FirstStepFrameProps } from '@/ui/subscription/wizard/WizardHead';
import type { PlansFailure } from '@/ui/subscription/wizard/WizardState';

type NoPlansProps = Pick<FirstStepFrameProps, 'order' | 'onCancel'>;

interface PlansFailedProps extends NoPlansProps {
  readonly error: PlansFailure;
  readonly onRetry: (isOnline: boolean) => void;
}

/** The plans failed to load (spec section 8). After a failed connection they load again when the browser is online. */
export function PlansFailed({ error, onRetry, ...frame }: PlansFailedProps) {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  const isConnection = isConnectionFailure(error);
  const reason =
    error.kind === 'unavailable' && error.retryAfter !== undefined ? (
      <RetryCountdown retryAfter={error.retryAfter} />
    ) : (
      t(isConnection ? 'subscription.wizard.plansFailed.text' : errorMessage(error))
    );
  usePageEvents(isConnection ? { onOnline: () => onRetry(true) } : undefined);
  return (
    <FirstStepFrame {...frame}>
      <LoadFailedCard
        title={t('subscription.wizard.plansFailed.title')}
        error={error}
        message={'message' in error ? serverText(error.message) : undefined}
        onRetry={() => onRetry(isOnline)}
      >
        {isOnline ? reason : t('subscription.section.failedOffline')}
      </LoadFailedCard>
    </FirstStepFrame>
  );
}

/** The catalogue has no plans for sale. There is no button to try again, because it would not help (decision C66). */
export function NoPlans(frame: NoPlansProps) {
  const { t } = useTranslation();
  return (
    <FirstStepFrame {...frame}>
      <StateCard
        illustration={EmptyIllustration}
        role="status"
        title={t('subscription.wizard.noPlans.title')}
        actions={<SupportLink />}
      >
        {t('subscription.wizard.noPlans.text')}
      </StateCard>
    </FirstStepFrame>
  );
}
