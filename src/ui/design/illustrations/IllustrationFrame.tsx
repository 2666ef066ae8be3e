import type { ReactNode } from 'react';
import styles from './illustrations.module.scss';

/** The wrapper of a picture of a state. */
export function IllustrationFrame({ children }: { readonly children: ReactNode }) {
  return <div className={styles['illustration']}>{children}</div>;
}
