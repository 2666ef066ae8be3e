import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Business } from '@/domain/business/Business';
import { formatNumber } from '@/ui/i18n/formatters';
import { BusinessCard } from './BusinessCard';
import { chunksOf, isOneChunk, type CardChunk } from './cardChunks';
import styles from './business-cards.module.scss';
import { useIdleTime } from './useIdleTime';

interface BusinessCardsProps {
  readonly businesses: readonly Business[];
  /** How many of them are laid out so far. */
  readonly shown: number;
  readonly onShowMore: () => void;
}

/**
 * The cards of all businesses. None is ever taken away again: search in the page, Tab and screen readers find them
 * all, in their order, once they are laid out.
 */
export function BusinessCards({ businesses, shown, onShowMore }: BusinessCardsProps) {
  useIdleTime(onShowMore, businesses.length - shown);
  if (isOneChunk(businesses.length))
    return <CardList businesses={businesses} from={0} to={businesses.length} />;
  return (
    <div className={styles['chunks']}>
      {chunksOf(shown).map(({ from, to }) => (
        <CardSection key={from} businesses={businesses} from={from} to={to} />
      ))}
    </div>
  );
}

interface CardListProps extends CardChunk {
  readonly businesses: readonly Business[];
}

/** Part of a long list; those that are far from the window cost nothing to draw. */
function CardSection(props: CardListProps) {
  const { t } = useTranslation();
  const { from, to } = props;
  const [first, last] = [formatNumber(from + 1), formatNumber(to)];
  return (
    <section
      className={styles['chunk']}
      aria-label={
        first === last
          ? t('business.dashboard.partOfOne', { number: first })
          : t('business.dashboard.part', { first, last })
      }
    >
      <CardList {...props} />
    </section>
  );
}

/** Drawn again only when it changes itself: the list before it grows often. */
const CardList = memo(function CardList({ businesses, from, to }: CardListProps) {
  return (
    <ul className={styles['grid']}>
      {businesses.slice(from, to).map((business, index) => (
        <BusinessCard key={business.id} business={business} position={from + index} />
      ))}
    </ul>
  );
});
