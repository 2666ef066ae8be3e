import type { ReactNode, RefObject } from 'react';
import { classNames } from '@/ui/design/classNames';
import styles from './panel-button.module.scss';

interface PanelButtonProps {
  /** The visible content: a text, or an avatar that `label` names. */
  readonly children: ReactNode;
  /** The accessible name when the visible content has none. */
  readonly label?: string | undefined;
  /** `pill` has a border, `bare` shows only the content. */
  readonly variant?: 'pill' | 'bare' | undefined;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** Called when the pointer or the focus reaches the button, so that the caller can preload the panel. */
  readonly onReach?: (() => void) | undefined;
  /** The element at which the panel opens. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The button of a panel. The panel itself is `ButtonPanel` and loads on demand, so that the button renders at once. */
export function PanelButton({ children, label, variant, isOpen, onOpen, onReach, button }: PanelButtonProps) {
  const open = (): void => {
    /* Safari does not focus a pressed button. The panel returns the focus to the element that had it. */
    button.current?.focus();
    onOpen();
  };
  return (
    <button
      ref={button}
      type="button"
      className={classNames(styles['trigger'], styles[variant ?? 'pill'])}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={onReach}
      onFocus={onReach}
      onClick={open}
    >
      {children}
    </button>
  );
}
