import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { classNames } from '@/ui/design/classNames';
import type { MenuFocus } from './MenuFocus';
import styles from './menu-button.module.scss';

interface MenuButtonProps {
  /** The visible content: a text, or an avatar that `label` names. */
  readonly children: ReactNode;
  /** The accessible name when the visible content has none. */
  readonly label?: string | undefined;
  /** `pill` has a border, `bare` shows only the content. */
  readonly look?: 'pill' | 'bare' | undefined;
  readonly isOpen: boolean;
  readonly onOpen: (focus: MenuFocus) => void;
  /** Called when the pointer or the focus reaches the button, so that the caller can preload the menu. */
  readonly onReach?: (() => void) | undefined;
  /** The element at which the menu opens. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** The id of the button, which names the menu. */
  readonly id: string;
}

/** The item that each opening key focuses (ARIA Authoring Practices, menu button). */
const OPENING_KEYS: Readonly<Record<string, MenuFocus>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/** The button of a menu. The menu itself is `ButtonMenu` and loads on demand, so that the button renders at once. */
export function MenuButton({ children, label, look, isOpen, onOpen, onReach, button, id }: MenuButtonProps) {
  const open = (): void => {
    /* Safari does not focus a pressed button. The menu returns the focus to the element that had it. */
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
