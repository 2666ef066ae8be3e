import type { LucideIcon } from 'lucide-react';
import { classNames } from '@/ui/design/classNames';
import styles from './icon.module.scss';

export interface IconProps {
  /** The drawing, a named import from lucide-react. */
  readonly of: LucideIcon;
  /** 17, 20 or 24 pixels: beside small text, in a control, in a mark. */
  readonly size?: 'small' | 'control' | 'mark' | undefined;
  /** For drawings that point along the line of reading: arrows, chevrons, log out. */
  readonly mirrorsInRtl?: boolean | undefined;
}

/** A decorative drawing in the colour of the text, hidden from assistive technology. */
export function Icon({ of: Drawing, size = 'control', mirrorsInRtl = false }: IconProps) {
  return (
    <Drawing
      className={classNames(styles['icon'], styles[size], mirrorsInRtl && styles['mirrors'])}
      strokeWidth={2}
      aria-hidden="true"
      focusable="false"
    />
  );
}
