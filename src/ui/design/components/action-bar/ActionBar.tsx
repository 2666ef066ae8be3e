import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './action-bar.module.scss';

export interface ActionBarProps {
  /** At the inline start, on phones a row above the buttons: the total. */
  readonly start?: ReactNode | undefined;
  /** The buttons, the acting one last. */
  readonly end: ReactNode;
  /** Beside the buttons, on phones above them: why the action waits. */
  readonly message?: ReactNode | undefined;
  /** Names the region, when it should be a landmark. */
  readonly label?: string | undefined;
}

/** The part of the window that the bar may cover while it sticks. */
const COVER = 0.3;

/**
 * The bar that sticks to the bottom of wizard steps and forms, unless it would cover too much of the window. Toasts and
 * scrolling stay clear of it.
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

/** Writes to the document, for as long as the bar is there, how much of the window it covers. */
function publishSize(bar: HTMLElement): () => void {
  const root = document.documentElement.style;
  const write = () => {
    const size = bar.offsetHeight;
    const sticks = size <= innerHeight * COVER;
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
