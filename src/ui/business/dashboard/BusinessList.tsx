import { Smartphone, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/design/components/button/Button';
import { Notice } from '@/ui/design/components/notice/Notice';
import { formatNumber } from '@/ui/i18n/formatters';
import { BusinessCards } from './BusinessCards';
import { BusinessSummary } from './BusinessSummary';
import type { DashboardViewModel, ReadyDashboard } from './DashboardViewModel';
import { WantedNotice } from './WantedNotice';
import styles from './dashboard.module.scss';

interface BusinessListProps {
  readonly dashboard: ReadyDashboard;
  readonly viewModel: DashboardViewModel;
}

/** The cards of the businesses, with what is to be said about the list as a whole. */
export function BusinessList({ dashboard, viewModel }: BusinessListProps) {
  const { t } = useTranslation();
  const { businesses, missing, shown, wanted } = dashboard;
  return (
    <>
      <BusinessSummary businesses={businesses} />
      <div className={styles['notices']}>
        {wanted !== undefined && <WantedNotice wanted={wanted} onForget={viewModel.forgetWanted} />}
        <StaleStrip dashboard={dashboard} onRefresh={() => void viewModel.refresh()} />
        {missing > 0 && (
          <Notice
            kind="warn"
            title={t('business.dashboard.missing', { count: missing, number: formatNumber(missing) })}
          >
            {t('business.dashboard.missingText')}
          </Notice>
        )}
      </div>
      <BusinessCards businesses={businesses} shown={shown} onShowMore={viewModel.showMore} />
      <div className={styles['origin']}>
        <Notice kind="plain" icon={Smartphone}>
          {t('business.dashboard.newBusinesses')}
        </Notice>
      </div>
    </>
  );
}

interface StaleStripProps {
  readonly dashboard: ReadyDashboard;
  readonly onRefresh: () => void;
}

/** Always there for assistive technology to listen to; it speaks when the list is an earlier one. */
function StaleStrip({ dashboard, onRefresh }: StaleStripProps) {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles['stale']}>
      {dashboard.isStale && (
        <Notice kind="warn" icon={TriangleAlert}>
          <div className={styles['strip']}>
            <p>{t('business.dashboard.stale')}</p>
            <Button kind="quiet" size="small" isLoading={dashboard.isRefreshing} onPress={onRefresh}>
              {t('errors.tryAgain')}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
