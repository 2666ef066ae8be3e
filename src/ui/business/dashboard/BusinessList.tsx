import { Smartphone, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/design/components/button/Button';
import { Notice } from '@/ui/design/components/notice/Notice';
import { formatTime } from '@/ui/i18n/formatters';
import { BusinessSummary } from './BusinessSummary';
import { counted } from './counted';
import type { ListedDashboard, ReadyDashboard } from './DashboardState';
import type { DashboardViewModel } from './DashboardViewModel';
import { LongList } from './LongList';
import { ReturnNotice } from './ReturnNotice';
import styles from './dashboard.module.scss';

interface BusinessListProps {
  readonly dashboard: ListedDashboard;
  readonly viewModel: DashboardViewModel;
}

/** The cards of the businesses, with what is to be said about the list as a whole. */
export function BusinessList({ dashboard, viewModel }: BusinessListProps) {
  const { t } = useTranslation();
  const { returnTarget } = dashboard;
  return (
    <div aria-busy={dashboard.kind === 'ready' && dashboard.isRefreshing}>
      <BusinessSummary dashboard={dashboard} />
      <div className={styles['notices']}>
        {returnTarget !== undefined && (
          <ReturnNotice target={returnTarget} onDismiss={viewModel.dismissReturn} />
        )}
        {dashboard.kind === 'ready' && <LackNotices dashboard={dashboard} viewModel={viewModel} />}
      </div>
      <LongList dashboard={dashboard} viewModel={viewModel} />
      <div className={styles['origin']}>
        <Notice kind="plain" icon={Smartphone}>
          {t('business.dashboard.newBusinesses')}
        </Notice>
      </div>
    </div>
  );
}

interface LackNoticesProps {
  readonly dashboard: ReadyDashboard;
  readonly viewModel: DashboardViewModel;
}

/** What is not on the page, or not as it is now. */
function LackNotices({ dashboard, viewModel }: LackNoticesProps) {
  const { t } = useTranslation();
  const { missing, failed, isRefreshing } = dashboard;
  return (
    <>
      <StaleStrip dashboard={dashboard} onRefresh={() => void viewModel.refresh()} />
      {failed.length > 0 && (
        <Notice kind="warn" role="status" title={t('business.dashboard.unloaded', counted(failed.length))}>
          <div className={styles['strip']}>
            <p>{t('business.dashboard.unloadedText')}</p>
            <Button
              kind="quiet"
              size="small"
              isLoading={isRefreshing}
              onPress={() => void viewModel.loadRest()}
            >
              {t('errors.tryAgain')}
            </Button>
          </div>
        </Notice>
      )}
      {missing > 0 && (
        <Notice kind="warn" title={t('business.dashboard.missing', counted(missing))}>
          {t('business.dashboard.missingText')}
        </Notice>
      )}
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
            <p>{t('business.dashboard.stale', { time: formatTime(dashboard.seenAt) })}</p>
            <Button kind="quiet" size="small" isLoading={dashboard.isRefreshing} onPress={onRefresh}>
              {t('errors.tryAgain')}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
