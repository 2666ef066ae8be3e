import type { i18n } from 'i18next';
import { useCallback, useEffect, type ComponentType } from 'react';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useOnDemand } from '@/ui/shell/useOnDemand';
import { whenIdle } from '@/ui/shell/whenIdle';
import type { ListingSectionProps } from './ListingSectionProps';
import { ListingSkeleton } from './ListingSkeleton';
import styles from './listing-section-area.module.scss';

/** The loaded component by the texts that it was loaded with, so that the next visit shows it at once. */
const LOADED = new WeakMap<i18n, ComponentType<ListingSectionProps>>();

/** Preview and readiness, which load when the page is idle. Their outlines stand in their place before. */
export function ListingSectionArea(props: ListingSectionProps) {
  const { i18n } = useTranslation();
  const load = useCallback(async () => {
    const [{ ListingSection: part }, { loadInEveryLanguage }] = await Promise.all([
      import('./ListingSection'),
      import('@/ui/i18n/loadInEveryLanguage'),
    ]);
    await loadInEveryLanguage(i18n, ['listing', 'detail', 'business']);
    LOADED.set(i18n, part);
    return part;
  }, [i18n]);
  const { Part: ListingSection, request } = useOnDemand(load, undefined, LOADED.get(i18n));
  useEffect(() => whenIdle(request), [request]);
  return (
    <div className={styles['area']} aria-busy={ListingSection === undefined}>
      {ListingSection === undefined ? <ListingSkeleton /> : <ListingSection {...props} />}
    </div>
  );
}
