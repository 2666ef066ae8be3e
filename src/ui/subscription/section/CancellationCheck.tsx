import { useTranslation } from 'react-i18next';
import { Notice } from '@/ui/design/components/notice/Notice';
import type { CancellationState } from '@/ui/subscription/cancel/CancellationViewModel';

interface CancellationCheckProps {
  /** Of the sentence that says why the button does not act. */
  readonly id: string;
  readonly state: CancellationState;
}

/** The answer to a cancellation was lost: nothing definite is said before it is known what became of it. */
export function CancellationCheck({ id, state }: CancellationCheckProps) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {state.kind === 'checking' && (
        <Notice kind="info" isBusy id={id} title={t('subscription.cancel.checking')}>
          {state.isResting ? t('subscription.cancel.resting') : t('subscription.cancel.checkingText')}
        </Notice>
      )}
    </div>
  );
}
