import { memo, useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { LoadingArch } from '@/ui/design/components/loading-arch/LoadingArch';
import { PageLocale } from '@/ui/design/controls/page-locale/PageLocale';
import styles from './busy-dialog.module.scss';

interface BusyDialogProps {
  readonly isOpen: boolean;
  /** The running action. */
  readonly title: string | undefined;
  /** An instruction such as not to close the browser. Changes are announced. */
  readonly message: string | undefined;
}

/** A modal dialog over an action that must not be interrupted. Escape and clicks do not close it. */
export function BusyDialog({ isOpen, title, message }: BusyDialogProps) {
  return (
    <PageLocale>
      <ModalOverlay className={styles['scrim'] ?? ''} isOpen={isOpen} isKeyboardDismissDisabled>
        <Modal className={styles['panel'] ?? ''}>
          <Content isOpen={isOpen} title={title} message={message} />
        </Modal>
      </ModalOverlay>
    </PageLocale>
  );
}

/** Keeps the last text during the closing animation. */
const Content = memo(
  function Content({ title, message }: BusyDialogProps) {
    const messageId = useId();
    return (
      <Dialog role="alertdialog" className={styles['dialog'] ?? ''} aria-describedby={messageId}>
        <LoadingArch />
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
