import type { ReactNode } from 'react';
import styles from './visually-hidden.module.scss';

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
  /** Announces changes of the text politely. */
  readonly role?: 'status' | undefined;
  readonly id?: string | undefined;
}

/** Text for assistive technology only. */
export function VisuallyHidden({ children, role, id }: VisuallyHiddenProps) {
  return (
    <span className={styles['hidden']} role={role} id={id}>
      {children}
    </span>
  );
}
