import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/ui/design/classNames';
import { Icon } from '@/ui/design/components/icon/Icon';
import styles from './status-badge.module.scss';

export interface StatusBadgeProps {
  readonly children: ReactNode;
  readonly tone: 'ok' | 'neutral' | 'sea' | 'warn' | 'bad';
  /** The shape beside the text: a filled dot, a ring or an icon. */
  readonly shape?: 'dot' | 'ring' | LucideIcon | undefined;
  /** Gives the badge a surface background, for use on a `Wall`. */
  readonly onWall?: boolean | undefined;
}

/** Tone and shape, for constants that map states to badges. */
export type StatusStyle = Pick<StatusBadgeProps, 'tone' | 'shape'>;

/** A state shown by text and shape. The colour carries no information of its own. */
export function StatusBadge({ children, tone, shape = 'dot', onWall = false }: StatusBadgeProps) {
  return (
    <span className={statusBadgeClass({ tone, shape, onWall })}>
      {typeof shape === 'string' ? (
        children
      ) : (
        <>
          <Icon of={shape} size="small" />
          <span>{children}</span>
        </>
      )}
    </span>
  );
}

/** The classes of a badge, for an element that looks like one without this component. */
export function statusBadgeClass({ tone, shape, onWall }: Omit<StatusBadgeProps, 'children'>): string {
  return classNames(
    styles['badge'],
    styles[tone],
    onWall === true && styles['onWall'],
    typeof shape === 'string' && styles[shape],
  );
}
