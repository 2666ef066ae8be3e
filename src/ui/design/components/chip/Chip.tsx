import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/ui/design/components/icon/Icon';
import styles from './chip.module.scss';

export interface ChipProps {
  /** A recommendation or a saving, for example "Most popular". */
  readonly children: ReactNode;
  readonly icon?: LucideIcon | undefined;
}

/** A small sun-coloured label. */
export function Chip({ children, icon }: ChipProps) {
  return (
    <span className={styles['chip']}>
      {icon && <Icon of={icon} size="small" />}
      {children}
    </span>
  );
}
