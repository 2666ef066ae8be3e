import type { ReactNode } from 'react';
import styles from './illustrations.module.scss';

/** What a small picture of a state stands in. */
export function SpotFrame({ children }: { readonly children: ReactNode }) {
  return <div className={styles['spot']}>{children}</div>;
}
