import { Card } from '@/ui/design/components/card/Card';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageHeading } from '@/ui/shell/PageHeading';
import styles from './business-detail-skeleton.module.scss';

/** Skeletons of the picture, the name and the description. The heading says that the page is loading. */
export function HeadSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden as="div">
        <PageHeading>{t('detail.loading')}</PageHeading>
      </VisuallyHidden>
      <div className={styles['appearing']} aria-hidden="true">
        <Card isBare>
          <div className={styles['wall']}>
            <Skeleton shape="block" className={styles['paint']} />
            <Skeleton shape="arch" className={styles['arch']} />
          </div>
          <div className={styles['title']}>
            <Skeleton shape="title" widthInTenths={6} />
            <Skeleton shape="line" widthInTenths={5} />
          </div>
          <div className={styles['description']}>
            <Skeleton shape="line" widthInTenths={7} />
            <Skeleton shape="line" widthInTenths={4} />
          </div>
        </Card>
      </div>
    </>
  );
}

export function StripSkeleton() {
  return <div className={styles['strip']} />;
}

interface CardSkeletonProps {
  readonly lines: number;
  /** Whether the last skeleton is a button. */
  readonly hasAction?: boolean | undefined;
}

/** The skeleton of a card with a heading and lines of text. */
export function CardSkeleton({ lines, hasAction = false }: CardSkeletonProps) {
  return (
    <Card className={styles['appearing']}>
      <div className={styles['lines']}>
        <Skeleton shape="title" widthInTenths={4} />
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} shape="line" widthInTenths={line % 2 === 0 ? 8 : 6} />
        ))}
        {hasAction && <Skeleton shape="line" className={styles['action']} />}
      </div>
    </Card>
  );
}

/** The skeleton of NoSubscriptionCard, with the same height. */
export function NoSubscriptionSkeleton() {
  return (
    <Card isBare className={styles['appearing']}>
      <div className={styles['drawing']} />
      <div className={styles['steps']}>
        <Skeleton shape="title" widthInTenths={6} />
        <Skeleton shape="line" widthInTenths={7} />
        <Skeleton shape="line" className={styles['action']} />
        <Skeleton shape="line" widthInTenths={5} />
      </div>
    </Card>
  );
}

export function RowSkeleton() {
  return (
    <Card isBare className={styles['appearing']}>
      <div className={styles['row']}>
        <Skeleton shape="block" className={styles['tile']} />
        <Skeleton shape="line" widthInTenths={5} />
      </div>
    </Card>
  );
}
