import type { ReactNode } from 'react';
import type { Elements } from '@/ui/design/Elements';
import styles from './notice-row.module.scss';

interface NoticeRowProps {
  readonly children: ReactNode;
  /** A small, quiet button. */
  readonly action: Elements;
}

/** A sentence of a notice with an action at the end of its line. */
export function NoticeRow({ children, action }: NoticeRowProps) {
  return (
    <div className={styles['row']}>
      <span>{children}</span>
      {action}
    </div>
  );
}
