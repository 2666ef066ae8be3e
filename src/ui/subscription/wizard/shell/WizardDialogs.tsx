import { DoorOpen } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { BusyDialog } from '@/ui/design/controls/busy-dialog/BusyDialog';
import { ConfirmDialog } from '@/ui/design/controls/confirm-dialog/ConfirmDialog';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import { busyTexts } from './busyTexts';
import { useLeaveWarning } from './useLeaveWarning';

interface WizardDialogsProps {
  readonly viewModel: SubscriptionWizardViewModel;
}

/**
 * The dialogs of the wizard: payment in progress, polling for its result, and the question before typed data is lost.
 */
export const WizardDialogs = observer(function WizardDialogs({ viewModel }: WizardDialogsProps) {
  const { t } = useTranslation();
  const currentTexts = () => busyTexts(viewModel.state, viewModel.isCardChange);
  const busy = currentTexts();
  useLeaveWarning(busy !== undefined, () => currentTexts() !== undefined);
  return (
    <>
      <BusyDialog
        isOpen={busy !== undefined}
        title={busy && t(busy.title)}
        message={busy && t(busy.message)}
      />
      <ConfirmDialog
        kind="warning"
        icon={DoorOpen}
        isOpen={viewModel.leaveQuestion.isAsked}
        title={t(
          viewModel.isCardChange ? 'subscription.cardChange.leave.title' : 'subscription.wizard.leave.title',
        )}
        confirmLabel={t('subscription.wizard.leave.confirm')}
        cancelLabel={t('subscription.wizard.leave.stay')}
        onConfirm={() => viewModel.leaveQuestion.confirm()}
        onCancel={() => viewModel.leaveQuestion.stay()}
      >
        {t(viewModel.isCardChange ? 'subscription.cardChange.leave.text' : 'subscription.wizard.leave.text')}
      </ConfirmDialog>
    </>
  );
});
