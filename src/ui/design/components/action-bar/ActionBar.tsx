import { type ReactNode, useEffect, useRef } from 'react';
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

/** The bar that sticks to the bottom of wizard steps and forms. Toasts and scrolling stay clear of it. */
export function ActionBar({ start, end, message, label }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => (bar.current === null ? undefined : publishSize(bar.current)), []);
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

/** Writes the height of the bar to the document for as long as the bar is there. */
function publishSize(bar: HTMLElement): () => void {
  const root = document.documentElement.style;
  const write = () => root.setProperty('--action-bar-size', `${bar.offsetHeight}px`);
  write();
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(write);
  observer?.observe(bar);
  return () => {
    observer?.disconnect();
    root.removeProperty('--action-bar-size');
  };
}
