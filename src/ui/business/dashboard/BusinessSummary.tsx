import { countActive } from '@/domain/business/countActive';
import type { Elements } from '@/ui/design/Elements';
import { formatNumber } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { countParams } from './countParams';
import { lengthOf, type ListedDashboard } from './DashboardState';
import styles from './dashboard.module.scss';

interface BusinessSummaryProps {
  readonly dashboard: ListedDashboard;
  /** What stands at the end of the line. */
  readonly end?: Elements;
}

/**
 * The number of businesses and of active ones, counted once the whole list is loaded. A note says that a refresh is
 * under way.
 */
export function BusinessSummary({ dashboard, end }: BusinessSummaryProps) {
  const { t } = useTranslation();
  const isRefreshing = dashboard.kind === 'ready' && dashboard.isRefreshing;
  return (
    <div className={styles['summary']}>
      {/* The live region announces changes, except while the list grows. Its progress is visible on the page. */}
      <p role="status" aria-live={dashboard.kind === 'partially-loaded' ? 'off' : 'polite'}>
        {useCounts(dashboard)}
      </p>
      {isRefreshing && <p className={styles['updating']}>{t('dashboard.updating')}</p>}
      {end}
    </div>
  );
}

function useCounts(dashboard: ListedDashboard): string {
  const { t } = useTranslation();
  const { businesses } = dashboard;
  if (dashboard.kind === 'partially-loaded')
    return t('dashboard.growing', {
      number: formatNumber(businesses.length),
      total: formatNumber(lengthOf(dashboard)),
    });
  const active = countActive(businesses);
  if (businesses.length === 1)
    return active === 1 ? t('dashboard.onlyOneActive') : t('dashboard.onlyOneInactive');
  return t('dashboard.summary', {
    businesses: t('dashboard.businesses', countParams(businesses.length)),
    active: t('dashboard.active', countParams(active)),
  });
}
