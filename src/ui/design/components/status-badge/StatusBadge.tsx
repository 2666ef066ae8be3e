import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/ui/design/classNames';
import { Icon } from '@/ui/design/components/icon/Icon';
import styles from './status-badge.module.scss';

export type StatusTone = 'ok' | 'neutral' | 'sea' | 'warn' | 'bad';

export interface StatusBadgeProps {
  /** The state in a word. */
  readonly children: ReactNode;
  readonly tone: StatusTone;
  /** The shape that goes with the word: a filled dot, a ring or a drawing. */
  readonly shape?: 'dot' | 'ring' | LucideIcon | undefined;
  /** On a wall the badge stands on surface colour. */
  readonly onWall?: boolean | undefined;
}

/** A state, told by word and shape; colour only helps. */
export function StatusBadge({ children, tone, shape = 'dot', onWall = false }: StatusBadgeProps) {
  return (
    <span className={classNames(styles['badge'], styles[tone], onWall && styles['onWall'])}>
      {typeof shape === 'string' ? (
        <span className={styles[shape]} aria-hidden="true" />
      ) : (
        <Icon of={shape} size="small" />
      )}
      {children}
    </span>
  );
}
