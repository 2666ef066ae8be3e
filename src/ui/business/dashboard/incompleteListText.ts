import type { TFunction } from 'i18next';
import { formatNumber } from '@/ui/i18n/formatters';
import { type ListedDashboard, unloadedCountOf } from './DashboardState';

/** How many of the owner's businesses are in the list. Undefined unless some could not be loaded. */
export function incompleteListText(t: TFunction, dashboard: ListedDashboard): string | undefined {
  const { length } = dashboard.businesses;
  const unloadedCount = unloadedCountOf(dashboard);
  if (unloadedCount === 0) return undefined;
  return t('dashboard.part', { number: formatNumber(length), total: formatNumber(length + unloadedCount) });
}
