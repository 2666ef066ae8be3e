import { CircleX } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { ConfirmDialog } from '@/ui/design/controls/confirm-dialog/ConfirmDialog';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { LocalTime } from '@/domain/shared/plainDate';
import { CancelConsequence } from './CancelConsequence';
import { ChangeFailureNotice } from '@/ui/i18n/components/ChangeFailureNotice';
import type { CancellationViewModel } from './CancellationViewModel';
import styles from './cancel-dialog.module.scss';

interface CancelDialogProps extends LocalTime {
  readonly viewModel: CancellationViewModel;
}

/** Asks before a subscription is cancelled. It gives no end date, because the service decides that (decision C94). */
export const CancelDialog = observer(function CancelDialog({ viewModel, ...at }: CancelDialogProps) {
  const { t } = useTranslation();
  const { state } = viewModel;
  const isOpen = state.kind === 'asking' || state.kind === 'sending';
  const failure = state.kind === 'asking' ? state.failure : undefined;
  return (
    <ConfirmDialog
      kind="danger"
      icon={CircleX}
      isOpen={isOpen}
      isBusy={state.kind === 'sending'}
      title={t('subscription.cancel.question')}
      confirmLabel={t('subscription.cancel.confirm')}
      cancelLabel={t('subscription.cancel.keep')}
      onConfirm={() => void viewModel.confirm()}
      onCancel={viewModel.closeQuestion}
    >
      {isOpen && (
        <CancelConsequence subscription={state.subscription} features={viewModel.features} {...at} />
      )}
      {failure !== undefined && (
        <div className={styles['failure']}>
          <ChangeFailureNotice failure={failure} />
        </div>
      )}
    </ConfirmDialog>
  );
});
