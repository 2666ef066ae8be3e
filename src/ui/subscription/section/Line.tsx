import type { ReactElement, ReactNode } from 'react';
import styles from './section.module.scss';

interface LineProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
  /** Shown below label and value. */
  readonly below?: ReactElement | undefined;
}

/** A label at the start and its value at the end, as an entry of a description list. */
export function Line({ label, children, below }: LineProps) {
  return (
    <div className={styles['line']}>
      <dt className={styles['lineLabel']}>{label}</dt>
      <dd className={styles['lineValue']}>{children}</dd>
      {below !== undefined && <dd className={styles['lineBelow']}>{below}</dd>}
    </div>
  );
}
