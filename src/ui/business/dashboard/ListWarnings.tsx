import { Button } from '@/ui/design/components/button/Button';
import { Notice } from '@/ui/design/components/notice/Notice';
import { NoticeRow } from '@/ui/design/components/notice/NoticeRow';
import { countParams, formatRecent } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
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
  const { missingCount, failed, isStale, seenAt, isRefreshing } = dashboard;
  const retryButton = (onRetry: () => Promise<void>) => (
    <Button kind="quiet" size="small" flush="end" isLoading={isRefreshing} onPress={() => void onRetry()}>
      {t('errors.tryAgain')}
    </Button>
  );
  return (
    <>
      <div role="status" className={styles['region']}>
        {isStale && (
          <Notice kind="warn">
            <NoticeRow action={retryButton(viewModel.refresh)}>
              {t('dashboard.stale', { time: formatRecent(seenAt, viewModel.now()) })}
            </NoticeRow>
          </Notice>
        )}
      </div>
      <div role="status" className={styles['region']}>
        {failed.length > 0 && (
          <Notice kind="warn" title={t('dashboard.unloaded', countParams(failed.length))}>
            <NoticeRow action={retryButton(viewModel.retryFailed)}>{t('dashboard.unloadedText')}</NoticeRow>
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
