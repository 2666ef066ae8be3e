import { PencilOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { ConfirmDialog } from '@/ui/design/controls/confirm-dialog/ConfirmDialog';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { LeaveGuard } from '@/ui/shell/leaving/LeaveGuard';

interface LeaveQuestionProps {
  readonly guard: LeaveGuard;
  /** Saving has begun. The changes can be saved although the owner leaves. */
  readonly isSaving: boolean;
}

/** The dialog that asks before unsaved changes are discarded. */
export const LeaveQuestion = observer(function LeaveQuestion({ guard, isSaving }: LeaveQuestionProps) {
  const { t } = useTranslation();
  const question = isSaving ? 'leaveWhileSaving' : 'leave';
  return (
    <ConfirmDialog
      kind="danger"
      icon={PencilOff}
      title={t(`profile.${question}.title`)}
      confirmLabel={t(`profile.${question}.leave`)}
      cancelLabel={t(`profile.${question}.stay`)}
      isOpen={guard.wanted !== undefined}
      onConfirm={guard.leave}
      onCancel={guard.stay}
    >
      {t(`profile.${question}.text`)}
    </ConfirmDialog>
  );
});
