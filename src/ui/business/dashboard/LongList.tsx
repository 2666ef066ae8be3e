import type { TFunction } from 'i18next';
import { ArrowDownWideNarrow, ChevronDown, LayoutGrid, Rows3 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { ListLayout } from '@/application/ports/PreferenceStore';
import type { Business } from '@/domain/business/Business';
import {
  countByFilter,
  filterBusinesses,
  needsSubscriptions,
  type BusinessFilter,
} from '@/domain/business/businessFilter';
import { NONE_CHECKED, type CheckedSubscriptions } from '@/domain/business/CheckedSubscriptions';
import { findBusinesses } from '@/domain/business/findBusinesses';
import { sortBusinesses, BUSINESS_SORTS, type BusinessSort } from '@/domain/business/sortBusinesses';
import { useAttention } from '@/ui/business/attention/AttentionScope';
import { Button } from '@/ui/design/components/button/Button';
import { Icon } from '@/ui/design/components/icon/Icon';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { formatNumber } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useLanguage } from '@/ui/shell/useLanguage';
import { BusinessCards } from './BusinessCards';
import { BusinessRows } from './BusinessRows';
import { countParams } from './countParams';
import { lengthOf, type ListedDashboard } from './DashboardState';
import type { DashboardViewModel } from './DashboardViewModel';
import { FilterChips } from './FilterChips';
import { ListPages } from './ListPages';
import { onPage, pagesOf } from './listPages';
import type { ListView } from './listView';
import { NewBusinessesNote } from './NewBusinessesNote';
import { NothingFound } from './NothingFound';
import type { SearchAnnouncement } from './SearchAnnouncement';
import { SearchField } from './SearchField';
import { useListView } from './useListView';
import { useSearchPreparation } from './useSearchPreparation';
import sort from './sort-select.module.scss';
import styles from './long-list.module.scss';

const NONE: readonly Business[] = [];

export interface LongListProps {
  readonly dashboard: ListedDashboard;
  readonly viewModel: DashboardViewModel;
}

/** A list for finding: search, filters, order and pages above rows or cards. */
export const LongList = observer(function LongList({ dashboard, viewModel }: LongListProps) {
  const { t } = useTranslation();
  const { view, change } = useListView(viewModel);
  const field = useRef<HTMLInputElement>(null);
  const isGrowing = dashboard.kind === 'partially-loaded';
  const attention = useAttention()?.viewModel;
  const checked = attention?.checked ?? NONE_CHECKED;
  const { found, counts, businesses } = useFound(dashboard, view, checked);
  useSearchPreparation(isGrowing ? NONE : dashboard.businesses);
  const page = Math.min(view.page, pagesOf(businesses.length));
  const shown = useMemo(() => onPage(businesses, page), [businesses, page]);
  /* A filter of subscriptions shows only known ones, so that others have to be read from what it filters. */
  const asksSubscriptions = needsSubscriptions(view.filter);
  const read = useMemo(
    () => (asksSubscriptions ? onPage(found, 1) : shown),
    [asksSubscriptions, found, shown],
  );
  useLayoutEffect(() => attention?.showPage(read), [attention, read]);
  const { layout, typedSearch, searchAnnouncement } = viewModel;
  useAnnouncedView(view, searchAnnouncement);
  const search = (query: string): void => change({ query }, { replace: true });
  const show = (filter: BusinessFilter): void => change({ filter });
  const clear = (): void => {
    typedSearch.set('', search);
    field.current?.focus();
  };
  const isNarrowed = view.query.trim() !== '' || view.filter !== 'all';
  const List = layout === 'rows' ? BusinessRows : BusinessCards;
  return (
    <>
      <div role="search" className={styles['toolbar']}>
        <div className={styles['bar']}>
          <SearchField
            ref={field}
            query={view.query}
            typed={typedSearch}
            onSearch={search}
            onClear={clear}
            onType={(query) => searchAnnouncement.follow({ ...view, query })}
          />
          {businesses.length > 0 && (
            <div className={styles['order']}>
              <SortSelect order={view.order} onChange={(order) => change({ order }, { replace: true })} />
              <LayoutButton layout={layout} onChange={viewModel.chooseLayout} />
            </div>
          )}
        </div>
        <FilterChips
          filter={view.filter}
          counts={counts}
          checked={checked.count}
          total={lengthOf(dashboard)}
          isAsking={businesses.length > 0}
          onChange={show}
        />
        <p role="status" className={styles['found']}>
          {view.order === 'attention' &&
            isPartlyChecked(checked, lengthOf(dashboard)) &&
            t('longList.sort.among', {
              checked: formatNumber(checked.count),
              total: formatNumber(lengthOf(dashboard)),
            })}
        </p>
        {/* Hidden from assistive technology, because SearchStatus announces the same after a pause. */}
        <p className={styles['found']} aria-hidden="true">
          {isNarrowed && businesses.length > 0 && foundText(t, businesses.length)}
        </p>
        <SearchStatus
          businesses={dashboard.businesses}
          checked={checked}
          total={lengthOf(dashboard)}
          search={searchAnnouncement}
        />
      </div>
      {businesses.length === 0 ? (
        <div className={styles['nothing']} data-finds-nothing>
          <NothingFound
            view={view}
            elsewhere={found.length}
            isGrowing={isGrowing}
            attention={attention}
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

/** Announces each search and filter after the first, whether it was pressed, typed or opened with Back. */
function useAnnouncedView({ query, filter }: ListView, announcement: SearchAnnouncement): void {
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current) announcement.follow({ query, filter });
    else announcement.start({ query, filter });
    isOpened.current = true;
  }, [announcement, filter, query]);
}

/** Unchecked businesses cannot be sorted by urgency. */
function isPartlyChecked({ count }: CheckedSubscriptions, total: number): boolean {
  return count > 0 && count < total;
}

/** The businesses of a view: those that the search finds, their number by filter, and those that the filter shows. */
function useFound(
  dashboard: ListedDashboard,
  { query, filter, order }: ListView,
  checked: CheckedSubscriptions,
) {
  const language = useLanguage();
  const { businesses } = dashboard;
  /* A list that grows keeps the order of the service, so that no row moves at each part that arrives. */
  const shownOrder = dashboard.kind === 'partially-loaded' ? 'listed' : order;
  /* The other orders do not depend on what was checked. */
  const sortedBy = shownOrder === 'attention' ? checked : NONE_CHECKED;
  const sorted = useMemo(
    () => sortBusinesses(businesses, shownOrder, language, sortedBy),
    [businesses, shownOrder, language, sortedBy],
  );
  const found = useMemo(() => findBusinesses(sorted, query), [sorted, query]);
  const counts = useMemo(() => countByFilter(found, checked), [found, checked]);
  /* The other filters do not depend on what was checked. */
  const known = needsSubscriptions(filter) ? checked : NONE_CHECKED;
  const filtered = useMemo(() => filterBusinesses(found, filter, known), [found, filter, known]);
  return { found, counts, businesses: filtered };
}

interface SortSelectProps {
  readonly order: BusinessSort;
  readonly onChange: (order: BusinessSort) => void;
}

/** The order of a long list, in a native select. */
function SortSelect({ order, onChange }: SortSelectProps) {
  const { t } = useTranslation();
  return (
    <label className={sort['order']}>
      <Icon of={ArrowDownWideNarrow} size="small" />
      <span>{t('longList.sort.label')}</span>
      <select
        value={order}
        onChange={({ target: { value } }) => {
          const chosen = BUSINESS_SORTS.find((each) => each === value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {BUSINESS_SORTS.map((each) => (
          <option key={each} value={each}>
            {t(`longList.sort.${each}`)}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="small" />
    </label>
  );
}

interface LayoutButtonProps {
  readonly layout: ListLayout;
  readonly onChange: (layout: ListLayout) => void;
}

/** Changes between rows and cards. It names the layout that it opens. */
function LayoutButton({ layout, onChange }: LayoutButtonProps) {
  const { t } = useTranslation();
  const other = layout === 'rows' ? 'cards' : 'rows';
  return (
    <Button
      kind="quiet"
      size="small"
      icon={other === 'cards' ? LayoutGrid : Rows3}
      onPress={() => onChange(other)}
    >
      {t(`longList.layout.${other}`)}
    </Button>
  );
}

interface SearchStatusProps {
  readonly businesses: readonly Business[];
  readonly checked: CheckedSubscriptions;
  /** The number of the owner's businesses, with those that have not arrived yet. */
  readonly total: number;
  readonly search: SearchAnnouncement;
}

/** Announces the number of businesses that a search and a filter show. Empty before the first change. */
const SearchStatus = observer(function SearchStatus(props: SearchStatusProps) {
  const { businesses, checked, total, search } = props;
  const { t } = useTranslation();
  const { view } = search;
  const found = useMemo(
    () =>
      view === undefined
        ? 0
        : filterBusinesses(findBusinesses(businesses, view.query), view.filter, checked).length,
    [businesses, checked, view],
  );
  const isWhole = view !== undefined && view.query.trim() === '' && view.filter === 'all';
  return (
    <VisuallyHidden role="status">
      {isWhole ? t('dashboard.businesses', countParams(total)) : view && foundText(t, found)}
    </VisuallyHidden>
  );
});

/** The translated number of businesses that match a search. */
function foundText(t: TFunction, found: number): string {
  return found === 0 ? t('longList.foundNone') : t('longList.found', countParams(found));
}
