import { PencilOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { ConfirmDialog } from '@/ui/design/controls/confirm-dialog/ConfirmDialog';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { LeaveGuard } from '@/ui/shell/leaving/LeaveGuard';

/** The dialog that asks before unsaved changes are discarded. */
export const LeaveQuestion = observer(function LeaveQuestion({ guard }: { readonly guard: LeaveGuard }) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      kind="danger"
      icon={PencilOff}
      title={t('profile.leave.title')}
      confirmLabel={t('profile.leave.leave')}
      cancelLabel={t('profile.leave.stay')}
      isOpen={guard.wanted !== undefined}
      onConfirm={guard.leave}
      onCancel={guard.stay}
    >
      {t('profile.leave.text')}
    </ConfirmDialog>
  );
});
