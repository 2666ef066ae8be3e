import { classNames } from '@/ui/design/classNames';
import styles from './skeleton.module.scss';

export interface SkeletonProps {
  /** A block fills its box, a line is one line of text, a title a taller one, an arch stands on a wall. */
  readonly shape: 'block' | 'line' | 'title' | 'arch';
  /** How many tenths of its box it is wide; all of it when left out. Other sizes are a matter of the class. */
  readonly tenths?: 2 | 3 | 4 | 5 | 6 | 7 | 8 | undefined;
  readonly className?: string | undefined;
}

/**
 * The grey place of something still loading, hidden from assistive technology; the region says "Loading" itself. It
 * stands in written documents too, whose policy admits no style attribute.
 */
export function Skeleton({ shape, tenths, className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles['skeleton'], styles[shape], className)}
      data-tenths={tenths}
      aria-hidden="true"
    />
  );
}
