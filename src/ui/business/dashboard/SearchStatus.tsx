import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { Business } from '@/domain/business/Business';
import { filterBusinesses } from '@/domain/business/businessFilter';
import type { CheckedSubscriptions } from '@/domain/business/CheckedSubscriptions';
import { findBusinesses } from '@/domain/business/findBusinesses';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { countParams } from './countParams';
import { foundText } from './foundText';
import type { SearchAnnouncement } from './SearchAnnouncement';

interface SearchStatusProps {
  readonly businesses: readonly Business[];
  readonly checked: CheckedSubscriptions;
  /** The number of the owner's businesses, with those that have not arrived yet. */
  readonly total: number;
  readonly search: SearchAnnouncement;
}

/** Announces the number of businesses that a search and a filter show. Empty before the first change. */
export const SearchStatus = observer(function SearchStatus(props: SearchStatusProps) {
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
