import type { LucideIcon } from 'lucide-react';
import { classNames } from '@/ui/design/classNames';
import styles from './icon.module.scss';

interface IconProps {
  /** The icon component, a named import from lucide-react. */
  readonly of: LucideIcon;
  /** 17 pixels beside small text, 20 in a control, 24 when large. */
  readonly size?: 'small' | 'control' | 'large' | undefined;
  /** Mirrors the icon in right-to-left languages, for arrows, chevrons and log out. */
  readonly mirrorsInRtl?: boolean | undefined;
}

/** A decorative icon in the colour of the text. It is hidden from assistive technology. */
export function Icon(props: IconProps) {
  return renderIcon(props);
}

/** An icon without a component, because long lists render faster without one. */
export function renderIcon({ of: Drawing, size = 'control', mirrorsInRtl = false }: IconProps) {
  return (
    <Drawing
      className={classNames(styles['icon'], styles[size], mirrorsInRtl && styles['mirrors'])}
      strokeWidth={2}
      aria-hidden="true"
    />
  );
}
