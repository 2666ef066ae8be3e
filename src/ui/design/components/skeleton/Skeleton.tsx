import type { CSSProperties } from 'react';
import { classNames } from '@/ui/design/classNames';
import { given } from '@/ui/design/given';
import styles from './skeleton.module.scss';

export interface SkeletonProps {
  /** A block fills its box, a line is one line of text, an arch stands on a wall. */
  readonly shape: 'block' | 'line' | 'arch';
  /** A CSS length or percentage; the full width when left out. */
  readonly inlineSize?: string | undefined;
  /** A CSS length; lines have their own. */
  readonly blockSize?: string | undefined;
  readonly className?: string | undefined;
}

/** The grey place of something still loading, hidden from assistive technology; the region says "Loading" itself. */
export function Skeleton({ shape, inlineSize, blockSize, className }: SkeletonProps) {
  const size: CSSProperties = given({ inlineSize, blockSize });
  return (
    <span
      className={classNames(styles['skeleton'], styles[shape], className)}
      style={size}
      aria-hidden="true"
    />
  );
}
