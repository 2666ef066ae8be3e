import type { LucideIcon } from 'lucide-react';
import { memo, type ReactNode, useEffect, useId, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useClickThroughGuard } from '@/ui/design/click-through/useClickThroughGuard';
import { ArchMark } from '@/ui/design/components/arch-mark/ArchMark';
import { Button } from '@/ui/design/components/button/Button';
import { PageLocale } from '@/ui/design/controls/page-locale/PageLocale';
import { useScrollIntoViewAfter } from '@/ui/design/useScrollIntoViewAfter';
import { confirmDelay } from './confirmDelay';
import styles from './confirm-dialog.module.scss';

export type ConfirmKind = 'danger' | 'warning' | 'success';

export interface ConfirmDialogProps {
  readonly kind: ConfirmKind;
  readonly icon: LucideIcon;
  /** The question in the heading. */
  readonly title: ReactNode;
  /** One sentence about the consequence. */
  readonly children: ReactNode;
  /** The name of the action, never "OK". */
  readonly confirmLabel: string;
  /** The name of the alternative, for example "Keep subscription". */
  readonly cancelLabel: string;
  readonly isOpen: boolean;
  /** No press opens it, so no button has the focus: the owner may be typing, and the next key would press it. */
  readonly opensByItself?: boolean | undefined;
  /** The action is running. The dialog stays open and cannot be closed. */
  readonly isBusy?: boolean | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

const TONES = { danger: 'bad', warning: 'warn', success: 'ok' } as const;

/**
 * A dialog that asks before an action with consequences. It is in the middle of the window, on phones a sheet at
 * the bottom.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, isBusy = false, onCancel } = props;
  const openedAt = useRef(0);
  useClickThroughGuard(isOpen);
  useEffect(() => {
    if (isOpen) openedAt.current = performance.now();
  }, [isOpen]);
  return (
    <PageLocale>
      <ModalOverlay
        className={styles['scrim'] ?? ''}
        isOpen={isOpen}
        onOpenChange={(opens) => !opens && !isBusy && onCancel()}
        isDismissable={!isBusy}
        isKeyboardDismissDisabled={isBusy}
        shouldCloseOnInteractOutside={() => performance.now() - openedAt.current > confirmDelay}
      >
        <Modal className={styles['panel'] ?? ''}>
          <ConfirmDialogBody {...props} isBusy={isBusy} />
        </Modal>
      </ModalOverlay>
    </PageLocale>
  );
}

interface ConfirmDialogBodyProps extends ConfirmDialogProps {
  readonly isBusy: boolean;
}

/** Keeps the last content during the closing animation. */
const ConfirmDialogBody = memo(
  function ConfirmDialogBody(props: ConfirmDialogBodyProps) {
    const { kind, isBusy, opensByItself = false } = props;
    const consequenceId = useId();
    const isDangerous = kind === 'danger';
    const endOfText = useScrollIntoViewAfter<HTMLDivElement>(isBusy);
    return (
      <Dialog role="alertdialog" className={styles['dialog'] ?? ''} aria-describedby={consequenceId}>
        <ArchMark icon={props.icon} tone={TONES[kind]} size="large" />
        <Heading slot="title" level={2} className={styles['title'] ?? ''}>
          {props.title}
        </Heading>
        <div id={consequenceId} className={styles['consequence']}>
          <div>{props.children}</div>
          <div ref={endOfText} className={styles['end']} />
        </div>
        <div className={styles['actions']} style={{ animationDuration: `${confirmDelay}ms` }}>
          <Button
            kind="secondary"
            onPress={props.onCancel}
            isDisabled={isBusy}
            autoFocus={isDangerous && !opensByItself}
          >
            {props.cancelLabel}
          </Button>
          <Button
            kind={isDangerous ? 'danger' : 'primary'}
            onPress={props.onConfirm}
            isLoading={isBusy}
            autoFocus={!isDangerous && !opensByItself}
          >
            {props.confirmLabel}
          </Button>
        </div>
      </Dialog>
    );
  },
  (_shown, { isOpen }) => !isOpen,
);
