import type { RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import type { Elements } from '@/ui/design/Elements';
import { PageLocale } from '@/ui/design/controls/page-locale/PageLocale';
import { useClickThroughGuard } from '@/ui/design/click-through/useClickThroughGuard';
import styles from './button-panel.module.scss';

interface ButtonPanelProps {
  /** The button of the panel. The panel opens below it, aligned with its inline end. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly labelledBy: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: Elements;
}

/** The dialog of a `PanelButton`. It takes the focus. Escape or a click outside closes it and returns the focus. */
export function ButtonPanel({ button, labelledBy, isOpen, onClose, children }: ButtonPanelProps) {
  useClickThroughGuard(isOpen);
  return (
    <PageLocale>
      <Popover
        className={styles['panel'] ?? ''}
        aria-labelledby={labelledBy}
        placement="bottom end"
        offset={10}
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={(opens) => {
          if (!opens) onClose();
        }}
      >
        {children}
      </Popover>
    </PageLocale>
  );
}
