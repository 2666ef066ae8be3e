import type { LucideIcon } from 'lucide-react';
import { classNames } from '@/ui/design/classNames';
import { Icon } from '@/ui/design/components/icon/Icon';
import styles from './arch-mark.module.scss';

export interface ArchMarkProps {
  readonly icon: LucideIcon;
  readonly tone?: 'sea' | 'ok' | 'neutral' | 'bad' | 'warn' | undefined;
  /** 44 by 50 pixels beside text, 48 by 56 in rows of cards, 56 by 64 in dialogs. */
  readonly size?: 'regular' | 'medium' | 'large' | undefined;
}

/** An icon in a small arch, at the start of a dialog, a card or a row. */
export function ArchMark({ icon, tone = 'sea', size = 'regular' }: ArchMarkProps) {
  return (
    <span
      className={classNames(styles['mark'], styles[tone], size !== 'regular' && styles[size])}
      aria-hidden="true"
    >
      <Icon of={icon} size={size === 'large' ? 'large' : 'control'} />
    </span>
  );
}
