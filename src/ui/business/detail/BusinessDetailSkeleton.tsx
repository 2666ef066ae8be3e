import { useTranslation } from 'react-i18next';
import type { Business } from '@/domain/business/Business';
import { Card } from '@/ui/design/components/card/Card';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { PageHeading } from '@/ui/shell/PageHeading';
import { HeadCard } from './HeadCard';
import styles from './business-detail-skeleton.module.scss';
import pageStyles from './business-detail-page.module.scss';

interface BusinessDetailSkeletonProps {
  /** Shown at once where the dashboard already knows it. */
  readonly known: Business | undefined;
}

/** The page while the business loads, every card in its place. */
export function BusinessDetailSkeleton({ known }: BusinessDetailSkeletonProps) {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('business.detail.loading')}</VisuallyHidden>
      {known === undefined ? <HeadSkeleton /> : <HeadCard business={known} />}
      <div className={styles['appearing']} aria-hidden="true">
        <div className={pageStyles['columns']}>
          <div className={pageStyles['side']}>
            <CardSkeleton lines={2} hasAction />
            <CardSkeleton lines={8} hasAction />
          </div>
          <div className={pageStyles['column']}>
            <CardSkeleton lines={5} />
            <CardSkeleton lines={2} />
            <CardSkeleton lines={7} />
          </div>
        </div>
      </div>
    </div>
  );
}

function HeadSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden as="div">
        <PageHeading>{t('business.detail.loading')}</PageHeading>
      </VisuallyHidden>
      <div className={styles['appearing']} aria-hidden="true">
        <Card isBare>
          <div className={styles['wall']}>
            <Skeleton shape="block" className={styles['paint']} />
            <Skeleton shape="arch" className={styles['arch']} />
          </div>
          <div className={styles['title']}>
            <Skeleton shape="title" tenths={6} />
            <Skeleton shape="line" tenths={5} />
          </div>
          <div className={styles['description']}>
            <Skeleton shape="line" tenths={7} />
            <Skeleton shape="line" tenths={4} />
          </div>
        </Card>
      </div>
    </>
  );
}

interface CardSkeletonProps {
  readonly lines: number;
  /** Whether a button stands at its end. */
  readonly hasAction?: boolean | undefined;
}

/** Lines of unlike length, the first as tall as a heading. */
function CardSkeleton({ lines, hasAction = false }: CardSkeletonProps) {
  return (
    <Card>
      <div className={styles['lines']}>
        <Skeleton shape="title" tenths={4} />
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} shape="line" tenths={line % 2 === 0 ? 8 : 6} />
        ))}
        {hasAction && <Skeleton shape="line" className={styles['action']} />}
      </div>
    </Card>
  );
}
