import type { ReactNode } from 'react';
import { classNames } from '@/ui/design/classNames';
import styles from './card.module.scss';

export interface CardProps {
  readonly children: ReactNode;
  /** The id of the heading that names the card. The card is then a `section`, which is a region landmark. */
  readonly labelledBy?: string | undefined;
  /** Removes the padding, for cards that begin with a wall. */
  readonly isBare?: boolean | undefined;
  readonly as?: 'li' | undefined;
  readonly className?: string | undefined;
}

/** A block of a page with a border and a surface. */
export function Card({ children, labelledBy, isBare, as, className }: CardProps) {
  const Element = as ?? (labelledBy === undefined ? 'div' : 'section');
  return (
    <Element className={cardClass({ isBare, className })} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}

/** The classes of a card, for an element that is one. */
export function cardClass({ isBare, className }: Pick<CardProps, 'isBare' | 'className'>): string {
  return classNames(styles['card'], isBare && styles['bare'], className);
}
