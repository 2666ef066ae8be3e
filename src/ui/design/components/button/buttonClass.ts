import { classNames } from '@/ui/design/classNames';
import styles from './button.module.scss';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet' | 'accent';
export type ButtonSize = 'small' | 'regular' | 'large';

export interface ButtonStyle {
  /** At most one button of a screen is primary, danger or accent, so that its main action is clear. */
  readonly kind?: ButtonKind | undefined;
  /** 44, 48 or 56 pixels high. */
  readonly size?: ButtonSize | undefined;
  /** Aligns the text of a button of the kind `quiet` or `danger-quiet` with these edges of its container. */
  readonly flush?: 'start' | 'end' | 'both' | undefined;
  readonly fullWidth?: boolean | undefined;
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
}: ButtonStyle & { readonly isBlocked?: boolean }): string {
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
