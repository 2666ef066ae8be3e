import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Business } from '@/domain/business/Business';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { counted } from './counted';
import { findBusinesses } from './findBusinesses';
import { foundText } from './foundText';
import type { SpokenSearch } from './SpokenSearch';

interface FoundStatusProps {
  readonly businesses: readonly Business[];
  /** How many businesses there are, also those that are still on their way. */
  readonly total: number;
  readonly search: SpokenSearch;
}

/** Says how many businesses there are to look at once a search has changed that; silent before the first one. */
export const FoundStatus = observer(function FoundStatus({ businesses, total, search }: FoundStatusProps) {
  const { t } = useTranslation();
  const query = search.query?.trim();
  const found = useMemo(
    () => (query === undefined ? 0 : findBusinesses(businesses, query).length),
    [businesses, query],
  );
  return (
    <VisuallyHidden role="status">
      {query === '' ? t('business.dashboard.businesses', counted(total)) : query && foundText(t, found)}
    </VisuallyHidden>
  );
});
