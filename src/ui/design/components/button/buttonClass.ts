import { classNames } from '@/ui/design/classNames';
import styles from './button.module.scss';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet' | 'accent';
export type ButtonSize = 'small' | 'regular' | 'large';

interface ButtonLook {
  readonly kind?: ButtonKind | undefined;
  readonly size?: ButtonSize | undefined;
  readonly flush?: 'start' | 'end' | 'both' | undefined;
  readonly fullWidth?: boolean | undefined;
  readonly isBlocked?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The class names of a button or of a link that looks like one. */
export function buttonClass({
  kind = 'primary',
  size = 'regular',
  flush,
  fullWidth,
  isBlocked,
  className,
}: ButtonLook): string {
  return classNames(
    styles['button'],
    styles[kind],
    size !== 'regular' && styles[size],
    (flush === 'start' || flush === 'both') && styles['flushStart'],
    (flush === 'end' || flush === 'both') && styles['flushEnd'],
    fullWidth && styles['fullWidth'],
    isBlocked && styles['blocked'],
    className,
  );
}
