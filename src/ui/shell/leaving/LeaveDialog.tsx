import { observer } from 'mobx-react-lite';
import { ConfirmDialog, type ConfirmDialogProps } from '@/ui/design/controls/confirm-dialog/ConfirmDialog';
import type { LeaveGuard } from './LeaveGuard';

interface LeaveDialogProps extends Omit<ConfirmDialogProps, 'isOpen' | 'isBusy' | 'onConfirm' | 'onCancel'> {
  /** Undefined where navigation never asks. */
  readonly guard: LeaveGuard | undefined;
}

/** Asks before a navigation discards the changes of a page. */
export const LeaveDialog = observer(function LeaveDialog({ guard, ...question }: LeaveDialogProps) {
  return (
    guard !== undefined && (
      <ConfirmDialog
        {...question}
        isOpen={guard.pendingNavigation !== undefined}
        onConfirm={guard.leave}
        onCancel={guard.stay}
      />
    )
  );
});
