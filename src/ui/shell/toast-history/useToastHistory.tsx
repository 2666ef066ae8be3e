import { MissingMenu } from '@/ui/shell/header/MissingMenu';
import { useMenu } from '@/ui/shell/header/useMenu';
import { lazyPart } from '@/ui/shell/loading/lazyPart';

const historyDialog = lazyPart(async () => (await import('./ToastHistoryDialog')).ToastHistoryDialog, {
  texts: ['toastHistory'],
});

/** The dialog with the toast history, which opens from a menu. */
export function useToastHistory() {
  const { Part: Dialog, isOpen, isMissing, open, close, preload } = useMenu(historyDialog);
  /* The menu first returns the focus to its button. When the dialog closes, it returns the focus there. */
  const openAfter = (row: Element): void =>
    void requestAnimationFrame(() => (row.isConnected ? openAfter(row) : requestAnimationFrame(open)));
  return {
    /** Opens the dialog after the menu with the pressed row has closed. */
    openAfter,
    preload,
    /** Rendered beside the menu, because the menu closes. */
    dialog: (
      <>
        <MissingMenu isMissing={isMissing} />
        {Dialog && <Dialog isOpen={isOpen} onClose={close} />}
      </>
    ),
  };
}
