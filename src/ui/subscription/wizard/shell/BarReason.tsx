import { CircleAlert, Info } from 'lucide-react';
import { Icon } from '@/ui/design/components/icon/Icon';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import styles from './wizard-bar.module.scss';

interface BarReasonProps {
  readonly id: string;
  /** Shows the reason only to assistive technology, while the owner is still typing (decision C23). */
  readonly isHeldBack: boolean;
  /** Not an error, because the owner has not tried to continue. */
  readonly isQuiet?: boolean | undefined;
  /** Nothing is wrong, so the reason does not look like an error. */
  readonly isFact?: boolean | undefined;
  readonly children: string;
}

/** Why the primary button of the bar is disabled. */
export function BarReason({ id, isHeldBack, isQuiet = false, isFact = false, children }: BarReasonProps) {
  if (isHeldBack) return <VisuallyHidden id={id}>{children}</VisuallyHidden>;
  if (isQuiet)
    return (
      <span id={id} className={styles['quietReason']}>
        {children}
      </span>
    );
  return (
    <span id={id} className={isFact ? styles['fact'] : styles['reason']} tabIndex={-1}>
      <Icon of={isFact ? Info : CircleAlert} size="small" />
      {children}
    </span>
  );
}
