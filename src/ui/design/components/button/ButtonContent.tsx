import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Spinner } from '@/ui/design/components/spinner/Spinner';
import styles from './button.module.scss';

export interface ButtonContentProps {
  /** The text names the action, for example "Activate business". */
  readonly children: ReactNode;
  /** The icon before the text. */
  readonly icon?: LucideIcon | undefined;
  readonly trailingIcon?: LucideIcon | undefined;
  /** Mirrors both icons in right-to-left languages. */
  readonly mirrorsInRtl?: boolean | undefined;
  /** Shows a spinner, keeps text and width, sets `aria-busy` and ignores presses. */
  readonly isLoading?: boolean | undefined;
}

/** The content of buttons and of links that look like buttons. */
export function ButtonContent({ children, icon, trailingIcon, mirrorsInRtl, isLoading }: ButtonContentProps) {
  return (
    <>
      {isLoading ? <Spinner /> : icon && <Icon of={icon} mirrorsInRtl={mirrorsInRtl} />}
      <span className={styles['words']}>{children}</span>
      {trailingIcon && <Icon of={trailingIcon} size="small" mirrorsInRtl={mirrorsInRtl} />}
    </>
  );
}
