import { DoorOpen } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BusyDialog } from '@/ui/design/components/busy-dialog/BusyDialog';
import { ConfirmDialog } from '@/ui/design/components/confirm-dialog/ConfirmDialog';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import { useLeaveWarning } from './useLeaveWarning';

interface WizardDialogsProps {
  readonly viewModel: SubscriptionWizardViewModel;
}

/** What covers the wizard: the running payment, and the question before typed data is lost. */
export const WizardDialogs = observer(function WizardDialogs({ viewModel }: WizardDialogsProps) {
  const { t } = useTranslation();
  const isPaying = viewModel.state.kind === 'paying';
  useLeaveWarning(isPaying);
  return (
    <>
      <BusyDialog
        isOpen={isPaying}
        title={t('subscription.wizard.paying.title')}
        message={t('subscription.wizard.paying.text')}
      />
      <ConfirmDialog
        kind="warning"
        icon={DoorOpen}
        isOpen={viewModel.leaveQuestion.isAsked}
        title={t('subscription.wizard.leave.title')}
        confirmLabel={t('subscription.wizard.leave.confirm')}
        cancelLabel={t('subscription.wizard.leave.stay')}
        onConfirm={() => viewModel.leaveQuestion.confirm()}
        onCancel={() => viewModel.leaveQuestion.stay()}
      >
        {t('subscription.wizard.leave.text')}
      </ConfirmDialog>
    </>
  );
});
