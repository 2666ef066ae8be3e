import { classNames } from '@/ui/design/classNames';
import styles from './skeleton.module.scss';

export interface SkeletonProps {
  /** A block fills its box, a line is one line of text, a title is a taller line, an arch stands on a wall. */
  readonly shape: 'block' | 'line' | 'title' | 'arch';
  /** The width in tenths of the box, the full width when left out. A class sets other sizes. */
  readonly widthInTenths?: 2 | 3 | 4 | 5 | 6 | 7 | 8 | undefined;
  readonly className?: string | undefined;
}

/**
 * A grey placeholder of loading content. It does not move, because an animation would take time from the scripts that
 * load the content. It is hidden from assistive technology, because the region around it says
 * "Loading". Its sizes are classes, because the security policy of prerendered documents allows no style attribute.
 */
export function Skeleton({ shape, widthInTenths, className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles['skeleton'], styles[shape], className)}
      data-width-in-tenths={widthInTenths}
      aria-hidden="true"
    />
  );
}
