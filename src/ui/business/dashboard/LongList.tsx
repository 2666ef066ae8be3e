import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/ui/design/components/text-field/TextField';
import { BusinessCards } from './BusinessCards';
import { isOneChunk, pagesOf, PAGE_SIZE } from './cardChunks';
import { lengthOf, type ListedDashboard } from './DashboardState';
import type { DashboardViewModel } from './DashboardViewModel';
import { findBusinesses } from './findBusinesses';
import { SearchStatus } from './SearchStatus';
import { foundText } from './foundText';
import { ListPages } from './ListPages';
import styles from './long-list.module.scss';

interface LongListProps {
  readonly dashboard: ListedDashboard;
  readonly viewModel: DashboardViewModel;
}

/** The cards. A long list has a search field, and a list of more than a thousand has pages. */
export function LongList({ dashboard, viewModel }: LongListProps) {
  const { t } = useTranslation();
  /* The input shows each key at once. React renders the cards with lower priority. */
  const { businesses, view } = useDeferredValue(dashboard);
  const found = useMemo(() => findBusinesses(businesses, view.query), [businesses, view.query]);
  const page = Math.min(view.page, pagesOf(found.length) - 1);
  const from = page * PAGE_SIZE;
  const onPage = useMemo(() => found.slice(from, from + PAGE_SIZE), [found, from]);
  const cards = (
    <BusinessCards businesses={onPage} offset={from} shown={view.shown} onShowMore={viewModel.showMore} />
  );
  if (isOneChunk(lengthOf(dashboard))) return cards;
  return (
    <>
      <div role="search" className={styles['search']}>
        <TextField
          label={t('business.dashboard.search')}
          description={t('business.dashboard.searchText')}
          value={dashboard.view.query}
          onChange={viewModel.search}
          autoComplete="off"
          dir="auto"
        />
        {/* This visible count follows every key. It is hidden from assistive technology, because SearchStatus
            announces the same after a pause. */}
        <p className={styles['found']} aria-hidden="true">
          {view.query.trim() !== '' && foundText(t, found.length)}
        </p>
        <SearchStatus
          businesses={businesses}
          total={lengthOf(dashboard)}
          search={viewModel.searchAnnouncement}
        />
      </div>
      <ListPages page={page} total={found.length} onOpen={viewModel.openPage}>
        {cards}
      </ListPages>
    </>
  );
}
