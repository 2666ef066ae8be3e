import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/ui/design/components/icon/Icon';
import styles from './detail.module.scss';

interface FactProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly children: ReactNode;
}

/** A label and its value, as an entry of a description list. */
export function Fact({ icon, label, children }: FactProps) {
  return (
    <div className={styles['fact']}>
      <dt className={styles['label']}>
        <Icon of={icon} />
        <span>{label}</span>
      </dt>
      <dd className={styles['value']}>{children}</dd>
    </div>
  );
}
