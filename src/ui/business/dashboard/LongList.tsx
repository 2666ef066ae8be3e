import { observer } from 'mobx-react-lite';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Business } from '@/domain/business/Business';
import { countByFilter, filterBusinesses, type BusinessFilter } from '@/domain/business/businessFilter';
import { findBusinesses } from '@/domain/business/findBusinesses';
import { sortBusinesses } from '@/domain/business/sortBusinesses';
import { useLanguage } from '@/ui/shell/useLanguage';
import { BusinessCards } from './BusinessCards';
import { BusinessRows } from './BusinessRows';
import { lengthOf, type ListedDashboard } from './DashboardState';
import type { DashboardViewModel } from './DashboardViewModel';
import { FilterChips } from './FilterChips';
import { foundText } from './foundText';
import { LayoutButton } from './LayoutButton';
import { ListPages } from './ListPages';
import { onPage, pagesOf } from './listPages';
import type { ListView } from './listView';
import { NewBusinessesNote } from './NewBusinessesNote';
import { NothingFound } from './NothingFound';
import { OrderSelect } from './OrderSelect';
import { SearchField } from './SearchField';
import { SearchStatus } from './SearchStatus';
import { useListView } from './useListView';
import { useSearchPreparation } from './useSearchPreparation';
import styles from './long-list.module.scss';

const NONE: readonly Business[] = [];

interface LongListProps {
  readonly dashboard: ListedDashboard;
  readonly viewModel: DashboardViewModel;
}

/** A list for finding: search, filters, order and pages above rows or cards. */
export const LongList = observer(function LongList({ dashboard, viewModel }: LongListProps) {
  const { t } = useTranslation();
  const { view, change } = useListView(viewModel);
  const field = useRef<HTMLInputElement>(null);
  const isGrowing = dashboard.kind === 'growing';
  const { found, counts, businesses } = useFound(dashboard, view);
  useSearchPreparation(isGrowing ? NONE : dashboard.businesses);
  const page = Math.min(view.page, pagesOf(businesses.length));
  const shown = useMemo(() => onPage(businesses, page), [businesses, page]);
  const { layout, typedSearch, searchAnnouncement } = viewModel;
  const search = (query: string): void => change({ query }, { replace: true });
  const show = (filter: BusinessFilter): void => {
    change({ filter });
    searchAnnouncement.follow({ ...view, filter });
  };
  const clear = (): void => {
    typedSearch.set('', search);
    searchAnnouncement.follow({ ...view, query: '' });
    field.current?.focus();
  };
  const isNarrowed = view.query.trim() !== '' || view.filter !== 'all';
  const List = layout === 'rows' ? BusinessRows : BusinessCards;
  return (
    <>
      <div role="search" className={styles['toolbar']}>
        <SearchField
          ref={field}
          query={view.query}
          typed={typedSearch}
          onSearch={search}
          onClear={clear}
          onType={(query) => searchAnnouncement.follow({ ...view, query })}
        />
        <FilterChips filter={view.filter} counts={counts} onChange={show} />
        <div className={styles['order']}>
          <OrderSelect order={view.order} onChange={(order) => change({ order })} />
          <LayoutButton layout={layout} onChange={viewModel.chooseLayout} />
        </div>
        {/* Hidden from assistive technology, because SearchStatus announces the same after a pause. */}
        <p className={styles['found']} aria-hidden="true">
          {isNarrowed && businesses.length > 0 && foundText(t, businesses.length)}
        </p>
        <SearchStatus
          businesses={dashboard.businesses}
          total={lengthOf(dashboard)}
          search={searchAnnouncement}
        />
      </div>
      {businesses.length === 0 ? (
        <div className={styles['nothing']}>
          <NothingFound
            view={view}
            elsewhere={found.length}
            isGrowing={isGrowing}
            onShowAll={() => {
              show('all');
              field.current?.focus();
            }}
            onClear={clear}
          />
        </div>
      ) : (
        <>
          <ListPages page={page} total={businesses.length} onOpen={(next) => change({ page: next })}>
            <List businesses={shown} />
          </ListPages>
          <NewBusinessesNote />
        </>
      )}
    </>
  );
});

/** The businesses of a view: those that the search finds, their number by filter, and those that the filter shows. */
function useFound(dashboard: ListedDashboard, { query, filter, order }: ListView) {
  const language = useLanguage();
  const { businesses } = dashboard;
  /* A list that grows keeps the order of the service, so that no row moves at each part that arrives. */
  const shownOrder = dashboard.kind === 'growing' ? 'listed' : order;
  const sorted = useMemo(
    () => sortBusinesses(businesses, shownOrder, language),
    [businesses, shownOrder, language],
  );
  const found = useMemo(() => findBusinesses(sorted, query), [sorted, query]);
  const counts = useMemo(() => countByFilter(found), [found]);
  const filtered = useMemo(() => filterBusinesses(found, filter), [found, filter]);
  return { found, counts, businesses: filtered };
}
