import { useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { DrawingArch } from '@/ui/design/components/drawing-arch/DrawingArch';
import styles from './busy-dialog.module.scss';

export interface BusyDialogProps {
  readonly isOpen: boolean;
  /** What is going on. */
  readonly title: string;
  /** What to do meanwhile, as not to close the browser. */
  readonly message: string;
}

/** Covers the page while something must not be interrupted. It has no way out: Escape and clicks do nothing. */
export function BusyDialog({ isOpen, title, message }: BusyDialogProps) {
  const messageId = useId();
  return (
    <ModalOverlay className={styles['scrim'] ?? ''} isOpen={isOpen} isKeyboardDismissDisabled>
      <Modal className={styles['panel'] ?? ''}>
        <Dialog role="alertdialog" className={styles['dialog'] ?? ''} aria-describedby={messageId}>
          <DrawingArch />
          <Heading slot="title" level={2} className={styles['title'] ?? ''}>
            {title}
          </Heading>
          <p id={messageId} className={styles['message']}>
            {message}
          </p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
