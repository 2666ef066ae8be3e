import { PencilOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { ConfirmDialog } from '@/ui/design/controls/confirm-dialog/ConfirmDialog';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { LeaveGuard } from '@/ui/shell/leaving/LeaveGuard';

interface LeaveQuestionProps {
  readonly guard: LeaveGuard;
  /** The changes have been sent. They can be saved although the owner leaves. */
  readonly isSaving: boolean;
}

/** The dialog that asks before unsaved changes are discarded. */
export const LeaveQuestion = observer(function LeaveQuestion({ guard, isSaving }: LeaveQuestionProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      kind="danger"
      icon={PencilOff}
      title={t(isSaving ? 'profile.leaveWhileSaving.title' : 'profile.leave.title')}
      confirmLabel={t(isSaving ? 'profile.leaveWhileSaving.leave' : 'profile.leave.leave')}
      cancelLabel={t(isSaving ? 'profile.leaveWhileSaving.stay' : 'profile.leave.stay')}
      isOpen={guard.wanted !== undefined}
      onConfirm={guard.leave}
      onCancel={guard.stay}
    >
      {t(isSaving ? 'profile.leaveWhileSaving.text' : 'profile.leave.text')}
    </ConfirmDialog>
  );
});
