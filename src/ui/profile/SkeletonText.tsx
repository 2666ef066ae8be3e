import { Skeleton, type SkeletonProps } from '@/ui/design/components/skeleton/Skeleton';
import styles from './profile.module.scss';

/** The skeleton of a line of text, as tall as the text. */
export function SkeletonText({ widthInTenths }: Pick<SkeletonProps, 'widthInTenths'>) {
  return (
    <span className={styles['skeletonText']}>
      <Skeleton shape="line" widthInTenths={widthInTenths} />
    </span>
  );
}
