import type { ReactNode } from 'react';
import { classNames } from '@/ui/design/classNames';
import styles from './wall.module.scss';

export type WallTint = 'sky' | 'slate' | 'sun' | 'mint' | 'fig' | 'air' | 'olive' | 'clay';

interface WallProps {
  readonly tint: WallTint;
  /** The position of the light beam. Neighbouring walls have different ones. */
  readonly beam?: 'middle' | 'end' | 'start' | undefined;
  /** One third of the colour strength, for an inactive business. */
  readonly isMuted?: boolean | undefined;
  readonly children?: ReactNode | undefined;
  readonly className?: string | undefined;
}

/** The coloured background behind a business, with a beam of sunlight. */
export function Wall({ children, ...look }: WallProps) {
  return <div className={wallClass(look)}>{children}</div>;
}

/** The classes of a wall, for an element that is one. */
export function wallClass({
  tint,
  beam = 'middle',
  isMuted = false,
  className,
}: Omit<WallProps, 'children'>): string {
  return classNames(styles['wall'], styles[tint], styles[beam], isMuted && styles['muted'], className);
}
