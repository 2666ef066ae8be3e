import { classNames } from '@/ui/design/classNames';
import styles from './skeleton.module.scss';

export interface SkeletonProps {
  /** A block fills its box, a line is one line of text, a title is a taller line, an arch is the shape of a picture. */
  readonly shape: 'block' | 'line' | 'title' | 'arch';
  /** The width in tenths of the box, the full width when left out. A class sets other sizes. */
  readonly widthInTenths?: 2 | 3 | 4 | 5 | 6 | 7 | 8 | undefined;
  readonly className?: string | undefined;
}

/**
 * A grey placeholder of loading content. It is not animated, because an animation would take time from the scripts that
 * load the content. It is hidden from assistive technology, because the region around it says "Loading". It has no
 * style attribute, because the security policy of prerendered documents allows none.
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
