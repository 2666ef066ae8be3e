import type { ReactNode } from 'react';
import styles from './visually-hidden.module.scss';

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
  /** Announces changes of the text politely. */
  readonly role?: 'status' | undefined;
  readonly id?: string | undefined;
  /** `div` around what may not stand in a line of text, such as a heading. */
  readonly as?: 'span' | 'div' | undefined;
}

/** Text for assistive technology only. */
export function VisuallyHidden({ children, role, id, as: Element = 'span' }: VisuallyHiddenProps) {
  return (
    <Element className={styles['hidden']} role={role} id={id}>
      {children}
    </Element>
  );
}
