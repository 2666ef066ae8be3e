import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ComponentProps } from 'react';
import type { Business } from '@/domain/business/Business';
import {
  countByFilter,
  filterBusinesses,
  needsSubscriptions,
  type BusinessFilter,
} from '@/domain/business/businessFilter';
import { NONE_CHECKED, type CheckedSubscriptions } from '@/domain/business/CheckedSubscriptions';
import { findBusinesses } from '@/domain/business/findBusinesses';
import { sortBusinesses } from '@/domain/business/sortBusinesses';
import { useAttention } from '@/ui/business/attention/AttentionScope';
import type { ManyChooser } from '@/ui/business/many/ManyChooser';
import type { Elements } from '@/ui/design/Elements';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { prefersReducedData } from '@/ui/shell/prefersReducedData';
import { atOnce, lazyPart, useLateCode, usePart } from '@/ui/shell/loading/lazyPart';
import { useLanguage } from '@/ui/shell/useLanguage';
import { BusinessCards } from './BusinessCards';
import { BusinessRows } from './BusinessRows';
import { countParams } from './countParams';
import { lengthOf, type ListedDashboard } from './DashboardState';
import type { DashboardViewModel } from './DashboardViewModel';
import { FilterChips } from './FilterChips';
import { LayoutSwitch, SortSelect } from './ListControls';
import { ListPages } from './ListPages';
import { onPage, pagesOf } from './listPages';
import { ListTools } from './ListTools';
import type { ListView } from './listView';
import { NewBusinessesNote } from './NewBusinessesNote';
import { NothingFound } from './NothingFound';
import type { SearchAnnouncement } from './SearchAnnouncement';
import { SearchField } from './SearchField';
import { useListView } from './useListView';
import { useSearchIndex } from './useSearchIndex';
import styles from './long-list.module.scss';

const NONE: readonly Business[] = [];

/** The code of `ManyChooser` loads when the owner starts to choose businesses. */
const manyChooser = lazyPart(async () => (await import('@/ui/business/many/ManyChooser')).ManyChooser, {
  texts: ['many', 'attention'],
});

export interface LongListProps {
  readonly dashboard: ListedDashboard;
  readonly viewModel: DashboardViewModel;
}

/** A list for finding: search, filters, sorting and pages above rows or cards. */
export const LongList = observer(function LongList({ dashboard, viewModel }: LongListProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { view, change } = useListView(viewModel);
  const field = useRef<HTMLInputElement>(null);
  const isLoadingMore = dashboard.kind === 'loading-more';
  const attention = useAttention();
  const checked = attention?.viewModel.checked ?? NONE_CHECKED;
  const { found, counts, businesses, isChecked, isFinal, shownSort } = useFound(dashboard, view, checked);
  useSearchIndex(isLoadingMore ? NONE : dashboard.businesses);
  const page = Math.min(view.page, pagesOf(businesses.length));
  const shown = useMemo(() => onPage(businesses, page), [businesses, page]);
  const asksSubscriptions = needsSubscriptions(view.filter);
  useReadSubscriptions({ asksSubscriptions, isChoosing, found, shown });
  const { layout, typedSearch, searchAnnouncement } = viewModel;
  useAnnouncedView(view, searchAnnouncement);
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
      {attention && <attention.parts.AttentionArea viewModel={attention.viewModel} />}
      <div role="search" className={styles['controls']}>
        <SearchField
          ref={field}
          query={view.query}
          typed={typedSearch}
          onSearch={search}
          onClear={clear}
          onType={(query) => searchAnnouncement.follow({ ...view, query })}
        />
        <FilterChips filter={view.filter} counts={counts} onChange={show} />
        {businesses.length > 0 && (
          <div className={styles['sort']}>
            <SortSelect
              sort={shownSort}
              knowsUrgency={isChecked}
              onChange={(sort) => change({ sort }, { replace: true })}
            />
            {!isChoosing && <LayoutSwitch layout={layout} onChange={viewModel.chooseLayout} />}
          </div>
        )}
        <SearchStatus
          businesses={dashboard.businesses}
          checked={checked}
          total={lengthOf(dashboard)}
          search={searchAnnouncement}
          isFinal={isFinal}
        />
      </div>
      {isFinal && view.query.trim() !== '' && <Found count={businesses.length} />}
      <MaybeChooser
        isChoosing={isChoosing}
        listed={{ all: dashboard.businesses, found: businesses, shown }}
        onEnd={() => setChoosing(false)}
      >
        {businesses.length === 0 ? (
          <NothingFound
            view={view}
            countWithoutFilter={found.length}
            isLoadingMore={isLoadingMore}
            isChecking={attention === undefined || attention.viewModel.isChecking}
            hasUncheckedSubscriptions={!isChecked}
            onShowResults={() => {
              show('all');
              field.current?.focus();
            }}
            onShowAll={showAll}
          />
        ) : (
          <ListPages page={page} total={businesses.length} onOpen={(next) => change({ page: next })}>
            <ShownPage isRows={isChoosing || layout === 'rows'} businesses={shown} />
          </ListPages>
        )}
      </MaybeChooser>
      {attention && <attention.parts.UncheckedLine viewModel={attention.viewModel} />}
      {businesses.length > 0 && <NewBusinessesNote />}
    </>
  );
});

interface ReadList {
  readonly asksSubscriptions: boolean;
  readonly isChoosing: boolean;
  readonly found: readonly Business[];
  readonly shown: readonly Business[];
}

/** Reads the subscriptions of the page, and those of the others unless the browser saves data. */
function useReadSubscriptions({ asksSubscriptions, isChoosing, found, shown }: ReadList): void {
  const attention = useAttention();
  /* A filter by subscription hides businesses until their subscription is known. So the list before the filter is
     read. */
  const read = useMemo(
    () => (asksSubscriptions ? onPage(found, 1) : shown),
    [asksSubscriptions, found, shown],
  );
  const readsAll = asksSubscriptions || isChoosing || !prefersReducedData();
  useLayoutEffect(() => attention?.viewModel.showPage(read, readsAll), [attention, read, readsAll]);
}

interface ShownPageProps {
  readonly isRows: boolean;
  readonly businesses: readonly Business[];
}

function ShownPage({ isRows, businesses }: ShownPageProps) {
  return isRows ? <BusinessRows businesses={businesses} /> : <BusinessCards businesses={businesses} />;
}

interface MaybeChooserProps extends Pick<ComponentProps<typeof ManyChooser>, 'onEnd'> {
  readonly isChoosing: boolean;
  readonly listed: Omit<ComponentProps<typeof ManyChooser>['listed'], 'known'>;
  readonly children: Elements;
}

/** Wraps the list in ManyChooser while the owner chooses businesses, once its code has loaded. */
const MaybeChooser = observer(function MaybeChooser(props: MaybeChooserProps) {
  const { isChoosing, listed, onEnd, children } = props;
  const attention = useAttention();
  const times = { request: isChoosing ? atOnce : undefined };
  const { loaded: Chooser } = usePart(manyChooser, times);
  const { loaded: create } = useLateCode(attention?.parts.many, times);
  if (!isChoosing || Chooser === undefined || create === undefined || attention === undefined)
    return children;
  const { viewModel: known } = attention;
  const onCheck = known.unchecked > 0 ? known.retry : undefined;
  return (
    <Chooser create={create} listed={{ ...listed, known }} onCheck={onCheck} onEnd={onEnd}>
      {children}
    </Chooser>
  );
});

/** Announces each change of search and filter, also one by Back. */
function useAnnouncedView({ query, filter }: ListView, announcement: SearchAnnouncement): void {
  useEffect(() => announcement.follow({ query, filter }), [announcement, filter, query]);
}

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
  const language = useLanguage();
  const { businesses } = dashboard;
  /* Until everything is known, the list keeps the order of the service, so that no row moves. */
  const isLoadingMore = dashboard.kind === 'loading-more';
  const isChecked = !isLoadingMore && checked.count >= businesses.length;
  const shownSort = isLoadingMore || (sort === 'attention' && !isChecked) ? 'listed' : sort;
  /* Only this sorting needs the subscriptions. */
  const sortedBy = shownSort === 'attention' ? checked : NONE_CHECKED;
  const sorted = useMemo(
    () => sortBusinesses(businesses, shownSort, language, sortedBy),
    [businesses, shownSort, language, sortedBy],
  );
  const found = useMemo(() => findBusinesses(sorted, query), [sorted, query]);
  const counts = useMemo(
    () =>
      isLoadingMore ? {} : { ...countByFilter(businesses, checked), ...(isChecked ? {} : UNKNOWN_COUNTS) },
    [businesses, checked, isLoadingMore, isChecked],
  );
  /* Only these filters need the subscriptions. */
  const known = needsSubscriptions(filter) ? checked : NONE_CHECKED;
  const filtered = useMemo(() => filterBusinesses(found, filter, known), [found, filter, known]);
  /* Whether the number of businesses is final. Only a final number is shown and announced. */
  const isFinal = !isLoadingMore && (isChecked || !needsSubscriptions(filter));
  return { found, counts, businesses: filtered, isChecked, isFinal, shownSort } as const;
}

/** Hidden from assistive technology, because SearchStatus announces the same after a pause. */
function Found({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  if (count === 0) return undefined;
  return (
    <p className={styles['found']} aria-hidden="true">
      {foundText(t, count)}
    </p>
  );
}

interface SearchStatusProps {
  readonly businesses: readonly Business[];
  readonly checked: CheckedSubscriptions;
  /** The number of the owner's businesses, with those that have not arrived yet. */
  readonly total: number;
  readonly search: SearchAnnouncement;
  /** Whether the number of found businesses is final. */
  readonly isFinal: boolean;
}

/** Announces how many businesses a search and a filter show. It is empty before their first change. */
const SearchStatus = observer(function SearchStatus(props: SearchStatusProps) {
  const { businesses, checked, total, search, isFinal } = props;
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
      {isWhole ? t('dashboard.businesses', countParams(total)) : isFinal && view && foundText(t, found)}
    </VisuallyHidden>
  );
});

function foundText(t: TFunction, found: number): string {
  return found === 0 ? t('longList.foundNone') : t('longList.found', countParams(found));
}
