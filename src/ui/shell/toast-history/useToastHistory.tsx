import type { Elements } from '@/ui/design/Elements';
import { MissingMenu } from '@/ui/shell/header/MissingMenu';
import { useMenu } from '@/ui/shell/header/useMenu';
import { lazyPart } from '@/ui/shell/loading/lazyPart';

const historyDialog = lazyPart(async () => (await import('./ToastHistoryDialog')).ToastHistoryDialog, {
  texts: ['toastHistory'],
});

interface OpenedHistory {
  /** Opens the list after the menu with the pressed row has closed. */
  readonly openAfter: (row: Element) => void;
  readonly preload: () => void;
  /** Rendered beside the menu, because the menu closes. */
  readonly dialog: Elements;
}

/** The list of the toasts of this session, which opens from a menu. */
export function useToastHistory(): OpenedHistory {
  const { Part: Dialog, isOpen, isMissing, open, close, preload } = useMenu(historyDialog);
  /* By then the menu has returned the focus to its button, and so will the dialog. */
  const openAfter = (row: Element): void =>
    void requestAnimationFrame(() => (row.isConnected ? openAfter(row) : requestAnimationFrame(open)));
  return {
    openAfter,
    preload,
    dialog: (
      <>
        <MissingMenu isMissing={isMissing} />
        {Dialog && <Dialog isOpen={isOpen} onClose={close} />}
      </>
    ),
  };
}
