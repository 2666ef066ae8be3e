import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/ui/design/classNames';
import { Icon } from '@/ui/design/components/icon/Icon';
import styles from './chip.module.scss';

export interface ChipProps {
  /** A recommendation or a saving, for example "Most popular". */
  readonly children: ReactNode;
  readonly icon?: LucideIcon | undefined;
  /** `sea` for what belongs to the owner, for example "Your plan". */
  readonly tone?: 'sun' | 'sea' | undefined;
  readonly id?: string | undefined;
}

export function Chip({ children, icon, tone = 'sun', id }: ChipProps) {
  return (
    <span id={id} className={classNames(styles['chip'], styles[tone])}>
      {icon && <Icon of={icon} size="small" />}
      <span>{children}</span>
    </span>
  );
}
