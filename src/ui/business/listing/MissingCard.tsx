import { formatNumber } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { TitledCard } from '@/ui/design/components/card/TitledCard';
import { GapList } from './GapList';
import type { ListingGaps } from './listingGaps';
import styles from './gap-list.module.scss';

/** What a draft lacks, before its owner pays for a subscription. */
export function MissingCard({ gaps }: { readonly gaps: ListingGaps }) {
  return (
    <TitledCard title={<Title count={gaps.missing.length} />}>
      <div className={styles['below']}>
        <GapList {...gaps} />
      </div>
    </TitledCard>
  );
}

function Title({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  switch (count) {
    case 0:
      return <span>{t('detail.wrong.title')}</span>;
    case 2:
      return <span>{t('detail.missing.two')}</span>;
    case 5:
      return <span>{t('detail.missing.five')}</span>;
    default:
      return <span>{t('detail.missing.count', { count, number: formatNumber(count) })}</span>;
  }
}
