import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Business } from '@/domain/business/Business';
import { formatNumber } from '@/ui/i18n/formatters';
import { BusinessCard } from './BusinessCard';
import { useCardTexts, type CardTexts } from './cardTexts';
import { chunksOf, isOneChunk, type CardChunk } from './cardChunks';
import styles from './business-cards.module.scss';
import { useIdleTime } from './useIdleTime';

interface BusinessCardsProps {
  readonly businesses: readonly Business[];
  /** The number of cards on the previous pages. */
  readonly offset: number;
  /** The number of cards laid out so far. */
  readonly shown: number;
  readonly onShowMore: () => void;
}

/**
 * The cards of all businesses. A card that is laid out stays in the document, so that find-in-page, Tab and screen
 * readers reach all cards in order.
 */
export function BusinessCards({ businesses, offset, shown, onShowMore }: BusinessCardsProps) {
  const texts = useCardTexts();
  const isWhole = isOneChunk(businesses.length);
  useIdleTime(onShowMore, isWhole ? 0 : businesses.length - shown);
  if (isWhole && offset === 0)
    return <CardList businesses={businesses} texts={texts} from={0} to={businesses.length} />;
  return (
    <div className={styles['chunks']}>
      {chunksOf(isWhole ? businesses.length : Math.min(shown, businesses.length)).map(({ from, to }) => (
        <CardSection key={from} businesses={businesses} texts={texts} offset={offset} from={from} to={to} />
      ))}
    </div>
  );
}

interface CardListProps extends CardChunk {
  readonly businesses: readonly Business[];
  readonly texts: CardTexts;
}

/**
 * One chunk of a long list. The browser skips the rendering of chunks far from the viewport (content-visibility). The
 * memo keeps the existing chunks when the list grows.
 */
const CardSection = memo(function CardSection({
  offset,
  ...list
}: CardListProps & { readonly offset: number }) {
  const { t } = useTranslation();
  const [first, last] = [formatNumber(offset + list.from + 1), formatNumber(offset + list.to)];
  return (
    <section
      className={styles['chunk']}
      aria-label={
        first === last
          ? t('business.dashboard.partOfOne', { number: first })
          : t('business.dashboard.part', { first, last })
      }
    >
      <CardList {...list} />
    </section>
  );
});

/** Most cards stay the same while the list grows or is searched. */
const MemoizedCard = memo(BusinessCard);

/** Renders again only when its own props change, because the list around it grows often. */
const CardList = memo(function CardList({ businesses, texts, from, to }: CardListProps) {
  return (
    <ul className={styles['grid']}>
      {businesses.slice(from, to).map((business, index) => (
        <MemoizedCard key={business.id} business={business} position={from + index} texts={texts} />
      ))}
    </ul>
  );
});
