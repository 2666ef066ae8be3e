import type { ReactNode } from 'react';
import { classNames } from '@/ui/design/classNames';
import styles from './wall.module.scss';

export type WallTint = 'sky' | 'slate' | 'sun' | 'mint' | 'fig' | 'air' | 'olive' | 'clay';

export interface WallProps {
  readonly tint: WallTint;
  /** Moves the beam of light a little, so that neighbouring walls differ. */
  readonly beam?: 'middle' | 'later' | 'earlier' | undefined;
  /** One third strength, for what is not active. */
  readonly isMuted?: boolean | undefined;
  readonly children?: ReactNode | undefined;
  readonly className?: string | undefined;
}

/** The painted wall behind a business, with a beam of sunlight. */
export function Wall({ tint, beam = 'middle', isMuted = false, children, className }: WallProps) {
  return (
    <div
      className={classNames(
        styles['wall'],
        styles[tint],
        styles[beam],
        isMuted && styles['muted'],
        className,
      )}
    >
      {children}
    </div>
  );
}
