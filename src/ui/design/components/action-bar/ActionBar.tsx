import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './action-bar.module.scss';

export interface ActionBarProps {
  /** The content at the inline start, for example the total. On phones it is a row above the buttons. */
  readonly start?: ReactNode | undefined;
  /** The buttons. The primary one comes last. */
  readonly end: ReactNode;
  /** The reason why the action is not available. It is shown beside the buttons, on phones above them. */
  readonly message?: ReactNode | undefined;
  /** The accessible name of the region. Without it the bar is not a landmark. */
  readonly label?: string | undefined;
}

/** The largest share of the window height that the sticky bar may cover. */
const MAX_COVER = 0.3;

/**
 * The bar at the bottom of wizard steps and forms. It is sticky unless it would cover too much of the window. Toasts
 * and scrolled-to elements keep clear of it.
 */
export function ActionBar({ start, end, message, label }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (bar.current === null ? undefined : publishSize(bar.current)), []);
  return (
    <div
      ref={bar}
      className={styles['bar']}
      role={label === undefined ? undefined : 'region'}
      aria-label={label}
    >
      <div className={styles['row']}>
        {start !== undefined && <div className={styles['start']}>{start}</div>}
        {message !== undefined && <div className={styles['message']}>{message}</div>}
        <div className={styles['end']}>{end}</div>
      </div>
    </div>
  );
}

/** Writes the covered height to a custom property of the document while the bar is mounted. */
function publishSize(bar: HTMLElement): () => void {
  const root = document.documentElement.style;
  const write = () => {
    const size = bar.offsetHeight;
    const sticks = size <= innerHeight * MAX_COVER;
    bar.toggleAttribute('data-sticks', sticks);
    root.setProperty('--action-bar-size', sticks ? `${size}px` : '0px');
  };
  write();
  addEventListener('resize', write);
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(write);
  observer?.observe(bar);
  return () => {
    observer?.disconnect();
    removeEventListener('resize', write);
    root.removeProperty('--action-bar-size');
  };
}
