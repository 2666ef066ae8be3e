import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/ui/design/components/icon/Icon';
import styles from './payment-note.module.scss';

interface PaymentNoteProps {
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}

/** A small note with an icon, below the ways to pay. */
export function PaymentNote({ icon, children }: PaymentNoteProps) {
  return (
    <p className={styles['note']}>
      <Icon of={icon} size="small" />
      <span>{children}</span>
    </p>
  );
}
