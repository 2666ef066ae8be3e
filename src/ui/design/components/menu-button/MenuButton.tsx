import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { classNames } from '@/ui/design/classNames';
import type { MenuFocus } from './MenuFocus';
import styles from './menu-button.module.scss';

interface MenuButtonProps {
  /** What the button shows: words, or an avatar that `label` names. */
  readonly children: ReactNode;
  /** The accessible name, when the shown content has none. */
  readonly label?: string | undefined;
  /** A pill with a border, or just the content. */
  readonly look?: 'pill' | 'bare' | undefined;
  readonly isOpen: boolean;
  readonly onOpen: (focus: MenuFocus) => void;
  /** Somebody is about to open the menu: time to fetch it. */
  readonly onReach?: (() => void) | undefined;
  /** Where the menu opens. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Names the menu. */
  readonly id: string;
}

/** Which item the keys that open a menu focus (ARIA Authoring Practices, menu button). */
const OPENING_KEYS: Readonly<Record<string, MenuFocus>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/**
 * The button of a menu, without the menu: that is `ButtonMenu`, which comes when it is needed. So the button is there
 * at once and stays the same.
 */
export function MenuButton({ children, label, look, isOpen, onOpen, onReach, button, id }: MenuButtonProps) {
  const open = (): void => {
    /* Not every browser focuses what is pressed, and the menu gives the focus back to what had it. */
    button.current?.focus();
    onOpen('menu');
  };
  const openByKey = (event: KeyboardEvent): void => {
    const focus = OPENING_KEYS[event.key];
    if (focus === undefined) return;
    event.preventDefault();
    onOpen(focus);
  };
  return (
    <button
      ref={button}
      id={id}
      type="button"
      className={classNames(styles['trigger'], styles[look ?? 'pill'])}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onPointerEnter={onReach}
      onFocus={onReach}
      onClick={open}
      onKeyDown={openByKey}
    >
      {children}
    </button>
  );
}
