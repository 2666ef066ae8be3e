import type { ReactNode } from 'react';
import { classNames } from '@/ui/design/classNames';
import styles from './card.module.scss';

export interface CardProps {
  readonly children: ReactNode;
  /** A labelled card is a landmark-free `section` named by this heading id. */
  readonly labelledBy?: string | undefined;
  /** Without inner space, for cards that begin with a wall. */
  readonly isBare?: boolean | undefined;
  readonly as?: 'div' | 'section' | 'article' | 'li' | undefined;
  readonly className?: string | undefined;
}

/** The white surface of every block of a page. */
export function Card({ children, labelledBy, isBare, as, className }: CardProps) {
  const Element = as ?? (labelledBy === undefined ? 'div' : 'section');
  return (
    <Element
      className={classNames(styles['card'], isBare && styles['bare'], className)}
      aria-labelledby={labelledBy}
    >
      {children}
    </Element>
  );
}
