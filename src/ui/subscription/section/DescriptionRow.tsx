import type { ReactElement, ReactNode } from 'react';
import styles from './section.module.scss';

interface DescriptionRowProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
  readonly below?: ReactElement | undefined;
}

/** An entry of a description list: label, value, and optionally a text below both. */
export function DescriptionRow({ label, children, below }: DescriptionRowProps) {
  return (
    <div className={styles['line']}>
      <dt className={styles['lineLabel']}>{label}</dt>
      <dd className={styles['lineValue']}>{children}</dd>
      {below !== undefined && <dd className={styles['lineBelow']}>{below}</dd>}
    </div>
  );
}
