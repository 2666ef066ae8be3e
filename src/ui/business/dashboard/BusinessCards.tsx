import { memo, useRef } from 'react';
import type { Business } from '@/domain/business/Business';
import { BusinessCard } from './BusinessCard';
import { useListTexts } from './businessTexts';
import { useLinkClicks } from './useLinkClicks';
import { useVisibleFirst } from './useVisibleFirst';
import styles from './business-cards.module.scss';

/** The cards of a list. `memo`, because the page renders at every key in the search. */
export const BusinessCards = memo(function BusinessCards({
  businesses,
}: {
  readonly businesses: readonly Business[];
}) {
  const texts = useListTexts();
  const list = useRef<HTMLUListElement>(null);
  useLinkClicks(list);
  const shown = useVisibleFirst(businesses, 'cards');
  return (
    <ul ref={list} className={styles['grid']}>
      {shown.map((business, position) => (
        <BusinessCard key={business.id} business={business} position={position} texts={texts} />
      ))}
    </ul>
  );
});
