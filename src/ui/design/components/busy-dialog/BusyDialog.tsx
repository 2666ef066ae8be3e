import { memo, useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { DrawingArch } from '@/ui/design/components/drawing-arch/DrawingArch';
import styles from './busy-dialog.module.scss';

export interface BusyDialogProps {
  readonly isOpen: boolean;
  /** What is going on. */
  readonly title: string | undefined;
  /** What to do meanwhile, as not to close the browser; told again when it changes. */
  readonly message: string | undefined;
}

/** Covers the page while something must not be interrupted. It has no way out: Escape and clicks do nothing. */
export function BusyDialog({ isOpen, title, message }: BusyDialogProps) {
  return (
    <ModalOverlay className={styles['scrim'] ?? ''} isOpen={isOpen} isKeyboardDismissDisabled>
      <Modal className={styles['panel'] ?? ''}>
        <Content isOpen={isOpen} title={title} message={message} />
      </Modal>
    </ModalOverlay>
  );
}

/** While the dialog fades away it keeps saying what it said. */
const Content = memo(
  function Content({ title, message }: BusyDialogProps) {
    const messageId = useId();
    return (
      <Dialog role="alertdialog" className={styles['dialog'] ?? ''} aria-describedby={messageId}>
        <DrawingArch />
        <Heading slot="title" level={2} className={styles['title'] ?? ''}>
          {title}
        </Heading>
        <p id={messageId} className={styles['message']} role="status">
          {message}
        </p>
      </Dialog>
    );
  },
  (_shown, { isOpen }) => !isOpen,
);
