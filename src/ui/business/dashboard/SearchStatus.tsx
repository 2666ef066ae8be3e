import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Business } from '@/domain/business/Business';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { countParams } from './countParams';
import { findBusinesses } from './findBusinesses';
import { foundText } from './foundText';
import type { SearchAnnouncement } from './SearchAnnouncement';

interface SearchStatusProps {
  readonly businesses: readonly Business[];
  /** The number of the owner's businesses, with those that have not arrived yet. */
  readonly total: number;
  readonly search: SearchAnnouncement;
}

/** Announces the number of businesses that a search has found. Empty before the first search. */
export const SearchStatus = observer(function SearchStatus({ businesses, total, search }: SearchStatusProps) {
  const { t } = useTranslation();
  const query = search.query?.trim();
  const found = useMemo(
    () => (query === undefined ? 0 : findBusinesses(businesses, query).length),
    [businesses, query],
  );
  return (
    <VisuallyHidden role="status">
      {query === '' ? t('business.dashboard.businesses', countParams(total)) : query && foundText(t, found)}
    </VisuallyHidden>
  );
});
