import { CircleAlert } from 'lucide-react';
import { Icon } from '@/ui/design/components/icon/Icon';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import styles from './wizard-bar.module.scss';

export type BarReasonLook =
  /** Only for assistive technology, while the owner is still typing. */
  | 'hidden'
  /** Not an error, because the owner has not tried to continue. */
  | 'quiet'
  | 'error';

interface BarReasonProps {
  readonly id: string;
  readonly look: BarReasonLook;
  readonly children: string;
}

/** Why the primary button of the bar is disabled. */
export function BarReason({ id, look, children }: BarReasonProps) {
  if (look === 'hidden') return <VisuallyHidden id={id}>{children}</VisuallyHidden>;
  if (look === 'quiet')
    return (
      <span id={id} className={styles['quietReason']}>
        {children}
      </span>
    );
  return (
    <span id={id} className={styles['reason']} tabIndex={-1}>
      <Icon of={CircleAlert} size="small" />
      <span>{children}</span>
    </span>
  );
}
