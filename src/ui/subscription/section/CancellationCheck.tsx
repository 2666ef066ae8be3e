import { Notice } from '@/ui/design/components/notice/Notice';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { CancellationState } from '@/ui/subscription/cancel/CancellationViewModel';

interface CancellationCheckProps {
  /** The id of the sentence that gives the reason why the button is disabled. */
  readonly id: string;
  readonly state: CancellationState;
}

/** The response to a cancellation was lost. The notice says that the subscription is being looked up. */
export function CancellationCheck({ id, state }: CancellationCheckProps) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {state.kind === 'checking' && (
        <Notice kind="info" isBusy id={id} title={t('subscription.cancel.checking')}>
          {state.isPaused ? t('subscription.cancel.paused') : t('subscription.cancel.checkingText')}
        </Notice>
      )}
    </div>
  );
}
