import type { Elements } from '@/ui/design/Elements';
import { MissingMenu } from '@/ui/shell/header/MissingMenu';
import { useMenu } from '@/ui/shell/header/useMenu';
import { lazyPart } from '@/ui/shell/loading/lazyPart';

const noticesDialog = lazyPart(async () => (await import('./NoticesDialog')).NoticesDialog, {
  texts: ['notices'],
});

interface Notices {
  /** Opens the list when the pressed row is gone with its menu. */
  readonly openAfter: (row: Element) => void;
  readonly preload: () => void;
  /** Belongs beside the menu, which closes. */
  readonly dialog: Elements;
}

/** The list of the notices of this session, which opens from a menu. */
export function useNotices(): Notices {
  const { Part: NoticesDialog, isOpen, isMissing, open, close, preload } = useMenu(noticesDialog);
  /* The menu then has returned the focus to its button, to which the list returns it. */
  const openAfter = (row: Element): void =>
    void requestAnimationFrame(() => (row.isConnected ? openAfter(row) : requestAnimationFrame(open)));
  return {
    openAfter,
    preload,
    dialog: (
      <>
        <MissingMenu isMissing={isMissing} />
        {NoticesDialog && <NoticesDialog isOpen={isOpen} onClose={close} />}
      </>
    ),
  };
}
