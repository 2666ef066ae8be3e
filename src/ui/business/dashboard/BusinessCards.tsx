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
  /** How many cards stand on the pages before. */
  readonly offset: number;
  /** How many of them may be laid out so far. */
  readonly shown: number;
  readonly onShowMore: () => void;
}

/**
 * The cards of all businesses. None is ever taken away again: search in the page, Tab and screen readers find them
 * all, in their order, once they are laid out.
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

/** Part of a long list; those that are far from the window cost nothing to draw, and those that are there stay as they are. */
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

/** A list that grows or is searched holds most of its cards still. */
const SteadyCard = memo(BusinessCard);

/** Drawn again only when it changes itself: the list before it grows often. */
const CardList = memo(function CardList({ businesses, texts, from, to }: CardListProps) {
  return (
    <ul className={styles['grid']}>
      {businesses.slice(from, to).map((business, index) => (
        <SteadyCard key={business.id} business={business} position={from + index} texts={texts} />
      ))}
    </ul>
  );
});
