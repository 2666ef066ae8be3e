import { TriangleAlert } from 'lucide-react';
import type { Instant } from '@/domain/shared/instant';
import { Button } from '@/ui/design/components/button/Button';
import { Notice } from '@/ui/design/components/notice/Notice';
import { formatRecent } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { countParams } from './countParams';
import type { ReadyDashboard } from './DashboardState';
import type { DashboardViewModel } from './DashboardViewModel';
import styles from './dashboard.module.scss';

interface ListWarningsProps {
  readonly dashboard: ReadyDashboard;
  readonly viewModel: DashboardViewModel;
}

/**
 * Says how many businesses are missing, and whether the list is out of date. The live regions are always rendered,
 * because assistive technology announces only changes in an existing one.
 */
export function ListWarnings({ dashboard, viewModel }: ListWarningsProps) {
  const { t } = useTranslation();
  const { missingCount, failed, isRefreshing } = dashboard;
  return (
    <>
      <StaleNotice dashboard={dashboard} now={viewModel.now()} onRefresh={() => void viewModel.refresh()} />
      <div role="status" className={styles['region']}>
        {failed.length > 0 && (
          <Notice kind="warn" title={t('dashboard.unloaded', countParams(failed.length))}>
            <div className={styles['strip']}>
              <p>{t('dashboard.unloadedText')}</p>
              <Button
                kind="quiet"
                size="small"
                flush="start"
                isLoading={isRefreshing}
                onPress={() => void viewModel.retryFailed()}
              >
                {t('errors.tryAgain')}
              </Button>
            </div>
          </Notice>
        )}
      </div>
      {missingCount > 0 && (
        <Notice kind="warn" title={t('dashboard.missing', countParams(missingCount))}>
          {t('dashboard.missingText')}
        </Notice>
      )}
    </>
  );
}

interface StaleNoticeProps {
  readonly dashboard: ReadyDashboard;
  readonly now: Instant;
  readonly onRefresh: () => void;
}

/** While the list is out of date, says when it was loaded. */
function StaleNotice({ dashboard, now, onRefresh }: StaleNoticeProps) {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles['region']}>
      {dashboard.isStale && (
        <Notice kind="warn" icon={TriangleAlert}>
          <div className={styles['strip']}>
            <p>{t('dashboard.stale', { time: formatRecent(dashboard.seenAt, now) })}</p>
            <Button
              kind="quiet"
              size="small"
              flush="start"
              isLoading={dashboard.isRefreshing}
              onPress={onRefresh}
            >
              {t('errors.tryAgain')}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
