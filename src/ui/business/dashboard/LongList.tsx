import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { type ComponentProps, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Clock } from '@/application/ports/Clock';
import type { Business } from '@/domain/business/Business';
import {
  type BusinessFilter,
  countByFilter,
  filterBusinesses,
  needsSubscriptions,
} from '@/domain/business/businessFilter';
import { type CheckedSubscriptions, NONE_CHECKED } from '@/domain/business/CheckedSubscriptions';
import { findBusinesses, searchIndexOf } from '@/domain/business/findBusinesses';
import { sortBusinesses } from '@/domain/business/sortBusinesses';
import { useAttention } from '@/ui/business/attention/AttentionScope';
import type { BulkChooser } from '@/ui/business/bulk/BulkChooser';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import type { Elements } from '@/ui/design/Elements';
import { countParams } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { atOnce, lazyPart, useLazy, usePart } from '@/ui/shell/loading/lazyPart';
import { PartUnavailable } from '@/ui/shell/loading/PartUnavailable';
import { useVisit } from '@/ui/shell/layout/VisitContext';
import { prefersReducedData } from '@/ui/shell/prefersReducedData';
import { whenIdle } from '@/ui/shell/whenIdle';
import { BusinessCards } from './BusinessCards';
import { BusinessRows } from './BusinessRows';
import { totalCountOf, type ListedDashboard, unloadedCountOf } from './DashboardState';
import type { DashboardViewModel } from './DashboardViewModel';
import { FilterChips, LayoutSwitch, SearchField, SortSelect } from './ListControls';
import { ListPages } from './ListPages';
import { incompleteListText } from './incompleteListText';
import { itemsOnPage, pageCount } from './paging';
import { ListTools } from './ListTools';
import type { ListView } from './listView';
import { NewBusinessesNote } from './NewBusinessesNote';
import { NothingFound } from './NothingFound';
import type { TypedSearch } from './TypedSearch';
import { useListView } from './useListView';
import styles from './long-list.module.scss';

const NONE: readonly Business[] = [];

/** The code of `BulkChooser` loads when the owner starts to choose businesses. */
const bulkChooser = lazyPart(async () => (await import('@/ui/business/bulk/BulkChooser')).BulkChooser, {
  texts: ['bulk', 'attention'],
});

export interface LongListProps {
  readonly dashboard: ListedDashboard;
  readonly viewModel: DashboardViewModel;
}

/** A list with search, filters, sorting and pages, in rows or cards. */
export const LongList = observer(function LongList({ dashboard, viewModel }: LongListProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { view, change } = useListView(viewModel);
  const field = useRef<HTMLInputElement>(null);
  const isLoadingMore = dashboard.kind === 'loading-more';
  const attention = useAttention();
  const checked = attention?.viewModel.checked ?? NONE_CHECKED;
  const result = useFound(dashboard, view, checked);
  const { found, counts, businesses, isChecked, isFinal, shownSort } = result;
  const { t } = useTranslation();
  const part = incompleteListText(t, dashboard);
  useSearchIndex(isLoadingMore ? NONE : dashboard.businesses);
  const page = Math.min(view.page, pageCount(businesses.length));
  const shown = useMemo(() => itemsOnPage(businesses, page), [businesses, page]);
  useReadSubscriptions({ filter: view.filter, isChoosing, found, shown });
  const { layout, typedSearch } = viewModel;
  const visit = useVisit();
  const search = (query: string): void => change({ query }, { replace: true });
  const show = (filter: BusinessFilter): void => change({ filter });
  const clear = (): void => {
    typedSearch.set('', search);
    field.current?.focus();
  };
  const showAll = (): void => {
    typedSearch.set('', () => change({ query: '', filter: 'all' }));
    field.current?.focus();
  };
  return (
    <>
      <ListTools dashboard={dashboard} isChoosing={isChoosing} onChoosingChange={setChoosing} />
      {attention && <attention.AttentionArea viewModel={attention.viewModel} />}
      <div role="search" className={styles['controls']}>
        <SearchField ref={field} query={view.query} typed={typedSearch} onSearch={search} onClear={clear} />
        <FilterChips filter={view.filter} counts={counts} onChange={show} />
        {businesses.length > 0 && (
          <div className={styles['sort']}>
            <SortSelect
              sort={shownSort}
              canSortByAttention={isChecked}
              onChange={(sort) => change({ sort }, { replace: true })}
            />
            {!isChoosing && <LayoutSwitch layout={layout} onChange={viewModel.chooseLayout} />}
          </div>
        )}
        {/* The key empties it when the page, which stays mounted, is opened again. */}
        <SearchStatus
          key={visit}
          view={view}
          typed={typedSearch}
          count={businesses.length}
          total={totalCountOf(dashboard)}
          isFinal={isFinal}
          part={part}
          after={viewModel.after}
        />
      </div>
      {isFinal && view.query.trim() !== '' && <FoundCount count={businesses.length} part={part} />}
      <MaybeChooser
        isChoosing={isChoosing}
        listed={{ all: dashboard.businesses, found: businesses, shown }}
        onClose={() => setChoosing(false)}
      >
        {businesses.length === 0 ? (
          <NothingFound
            view={view}
            countWithoutFilter={found.length}
            isLoading={result.isLoading}
            isChecking={attention === undefined || attention.viewModel.isChecking}
            hasUnknown={result.hasUnknown}
            hasChecked={checked.count > 0}
            isIncomplete={result.isIncomplete}
            onShowResults={() => {
              show('all');
              field.current?.focus();
            }}
            onShowAll={showAll}
          />
        ) : (
          <ListPages page={page} total={businesses.length} onOpen={(next) => change({ page: next })}>
            {isChoosing || layout === 'rows' ? (
              <BusinessRows businesses={shown} />
            ) : (
              <BusinessCards businesses={shown} />
            )}
          </ListPages>
        )}
      </MaybeChooser>
      {attention && <attention.UncheckedLine viewModel={attention.viewModel} />}
      {businesses.length > 0 && <NewBusinessesNote />}
    </>
  );
});

interface ReadList {
  readonly filter: BusinessFilter;
  readonly isChoosing: boolean;
  readonly found: readonly Business[];
  readonly shown: readonly Business[];
}

/** Reads the subscriptions of the page, and those of the others unless the browser saves data. */
function useReadSubscriptions({ filter, isChoosing, found, shown }: ReadList): void {
  const attention = useAttention();
  const filtersBySubscription = needsSubscriptions(filter);
  /* Such a filter hides businesses until their subscription is known, so the list before the filter is read. */
  const read = useMemo(
    () => (filtersBySubscription ? itemsOnPage(found, 1) : shown),
    [filtersBySubscription, found, shown],
  );
  const readsAll = filtersBySubscription || isChoosing || !prefersReducedData();
  useLayoutEffect(() => attention?.viewModel.showPage(read, readsAll), [attention, read, readsAll]);
}

interface MaybeChooserProps extends Pick<ComponentProps<typeof BulkChooser>, 'onClose'> {
  readonly isChoosing: boolean;
  readonly listed: Omit<ComponentProps<typeof BulkChooser>['listed'], 'known'>;
  readonly children: Elements;
}

/** Wraps the list in BulkChooser while the owner chooses businesses, once its code has loaded. */
const MaybeChooser = observer(function MaybeChooser(props: MaybeChooserProps) {
  const { isChoosing, listed, onClose, children } = props;
  const attention = useAttention();
  const trigger = { request: isChoosing ? atOnce : undefined };
  const { t } = useTranslation();
  const { loaded: Chooser, hasFailed } = usePart(bulkChooser, trigger);
  const { loaded: create, hasFailed: hasCreateFailed } = useLazy(attention?.bulk, trigger);
  if (!isChoosing || Chooser === undefined || create === undefined || attention === undefined)
    return (
      <>
        {isChoosing && (hasFailed || hasCreateFailed) && (
          <PartUnavailable title={t('longList.tools.chooseFailed')} />
        )}
        {children}
      </>
    );
  const { viewModel: known } = attention;
  const onCheck = known.uncheckedCount > 0 ? known.retry : undefined;
  return (
    <Chooser create={create} listed={{ ...listed, known }} onCheck={onCheck} onClose={onClose}>
      {children}
    </Chooser>
  );
});

/** Hides the counts of the filters by subscription, which are too low until every subscription was read. */
const UNKNOWN_COUNTS = { attention: undefined, unsubscribed: undefined } as const;

/**
 * Applies sorting, search and filter to the businesses. `found` is the list before the filter, `businesses` after it.
 */
function useFound(
  dashboard: ListedDashboard,
  { query, filter, sort }: ListView,
  checked: CheckedSubscriptions,
) {
  const { language } = useTranslation();
  const { businesses } = dashboard;
  /* Until everything is known, the list keeps the order of the service, so that no row moves. */
  const isLoadingMore = dashboard.kind === 'loading-more';
  const isChecked = !isLoadingMore && checked.count >= businesses.length;
  const shownSort = isLoadingMore || (sort === 'attention' && !isChecked) ? 'listed' : sort;
  /* Only this sorting needs the subscriptions. */
  const checkedForSort = shownSort === 'attention' ? checked : NONE_CHECKED;
  const sorted = useMemo(
    () => sortBusinesses(businesses, shownSort, language, checkedForSort),
    [businesses, shownSort, language, checkedForSort],
  );
  const found = useMemo(() => findBusinesses(sorted, query), [sorted, query]);
  const hasUnloaded = unloadedCountOf(dashboard) > 0;
  const counts = useMemo(
    () =>
      isLoadingMore || hasUnloaded
        ? {}
        : { ...countByFilter(businesses, checked), ...(isChecked ? {} : UNKNOWN_COUNTS) },
    [businesses, checked, isLoadingMore, hasUnloaded, isChecked],
  );
  /* Only these filters need the subscriptions. */
  const checkedForFilter = needsSubscriptions(filter) ? checked : NONE_CHECKED;
  const filtered = useMemo(
    () => filterBusinesses(found, filter, checkedForFilter),
    [found, filter, checkedForFilter],
  );
  const isPartly = isSearchedInPart(query, businesses);
  const isLoading = isLoadingMore || (isPartly && dashboard.isRefreshing);
  /* Whether the number of businesses is final. Only a final number is shown and announced. */
  const isFilterDecided = found.length === 0 || isFilterKnown(filter, isChecked);
  const isFinal = !isLoading && isFilterDecided && !(isPartly && filtered.length === 0);
  const hasUnknown = !isChecked || hasUnloaded;
  return {
    found,
    counts,
    businesses: filtered,
    isChecked,
    hasUnknown,
    isFinal,
    isLoading,
    isIncomplete: hasUnloaded || isPartly,
    shownSort,
  } as const;
}

const isFilterKnown = (filter: BusinessFilter, isChecked: boolean): boolean =>
  isChecked || !needsSubscriptions(filter);

/** A cached business has no contacts, so a search for a phone number or an email address cannot find it. */
function isSearchedInPart(query: string, businesses: readonly Business[]): boolean {
  return query.trim() !== '' && businesses.some(({ isFromCache }) => isFromCache === true);
}

/** Hidden from assistive technology, because SearchStatus announces the same after a pause. */
function FoundCount({ count, part }: Pick<SearchStatusProps, 'count' | 'part'>) {
  const { t } = useTranslation();
  if (count === 0) return undefined;
  return (
    <p className={styles['found']} aria-hidden="true">
      {foundText(t, count, part)}
    </p>
  );
}

interface SearchStatusProps {
  readonly view: ListView;
  readonly typed: TypedSearch;
  /** The number of found businesses. */
  readonly count: number;
  /** The number of the owner's businesses, with those that have not arrived yet. */
  readonly total: number;
  /** Whether the number of found businesses is final. */
  readonly isFinal: boolean;
  /** How many businesses are loaded, if some could not be. */
  readonly part: string | undefined;
  readonly after: Clock['after'];
}

/**
 * Announces how many businesses a search and a filter show, also after Back. It is empty before their first change and
 * while they change. It is a component of its own, because it renders on every keystroke.
 */
const SearchStatus = observer(function SearchStatus(props: SearchStatusProps) {
  const { view, typed, count, total, isFinal, part, after } = props;
  const { t } = useTranslation();
  const query = typed.text ?? view.query;
  const isSettled = useIsSettled(`${view.filter} ${query}`, after);
  const isWhole = query.trim() === '' && view.filter === 'all';
  return (
    <VisuallyHidden role="status">
      {isSettled &&
        query === view.query &&
        (isWhole
          ? (part ?? t('dashboard.businesses', countParams(total)))
          : isFinal && foundText(t, count, part))}
    </VisuallyHidden>
  );
});

/** The pause after which the result of a search is announced, in milliseconds (DESIGN section 9). */
const PAUSE = 600;

/** Whether the search has changed since the first render, and then not again during the pause. */
export function useIsSettled(search: string, after: Clock['after']): boolean {
  const [settled, setSettled] = useState({ search, hasChanged: false });
  useEffect(() => {
    const settle = (): void =>
      setSettled((before) => (before.search === search ? before : { search, hasChanged: true }));
    return after(PAUSE, settle);
  }, [after, search]);
  return settled.hasChanged && settled.search === search;
}

function foundText(t: TFunction, count: number, part: string | undefined): string {
  const found = count === 0 ? t('longList.none.title') : t('longList.found', countParams(count));
  return part === undefined ? found : t('longList.foundInPart', { found, part });
}

/** How many businesses are indexed at once. A slow phone needs a few milliseconds for them. */
const INDEX_STEP = 100;

/** Computes the search index in idle time, so that the first key in the search field does not wait for it. */
export function useSearchIndex(businesses: readonly Business[]): void {
  useEffect(() => {
    let cancel = (): void => undefined;
    const indexFrom = (start: number): void => {
      if (start >= businesses.length) return;
      cancel = whenIdle(() => {
        for (const business of businesses.slice(start, start + INDEX_STEP)) searchIndexOf(business);
        indexFrom(start + INDEX_STEP);
      });
    };
    indexFrom(0);
    return () => cancel();
  }, [businesses]);
}
