import { Skeleton, type SkeletonProps } from '@/ui/design/components/skeleton/Skeleton';
import styles from './profile.module.scss';

/** The skeleton of a line of text, as tall as the text. */
export function SkeletonText({ tenths }: Pick<SkeletonProps, 'tenths'>) {
  return (
    <span className={styles['skeletonText']}>
      <Skeleton shape="line" tenths={tenths} />
    </span>
  );
}
