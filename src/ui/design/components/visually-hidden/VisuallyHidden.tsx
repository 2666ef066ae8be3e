import type { ReactNode } from 'react';
import styles from './visually-hidden.module.scss';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
  /** Makes the text a polite live region. */
  readonly role?: 'status' | undefined;
  readonly id?: string | undefined;
  /** `div` for block content such as a heading. */
  readonly as?: 'span' | 'div' | undefined;
}

export function VisuallyHidden({ children, role, id, as: Element = 'span' }: VisuallyHiddenProps) {
  return (
    <Element className={styles['hidden']} role={role} id={id}>
      {children}
    </Element>
  );
}
