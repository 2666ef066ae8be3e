import type { Instant } from '@/domain/shared/instant';
import { TriangleAlert } from 'lucide-react';
import { AttentionScope } from '@/ui/business/attention/AttentionScope';
import { AttentionSlot } from '@/ui/business/attention/AttentionSlot';
import { Button } from '@/ui/design/components/button/Button';
import { Notice } from '@/ui/design/components/notice/Notice';
import { formatRecent } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { BusinessCards } from './BusinessCards';
import { BusinessSummary } from './BusinessSummary';
import { countParams } from './countParams';
import { lengthOf, type ListedDashboard, type ReadyDashboard } from './DashboardState';
import type { DashboardViewModel } from './DashboardViewModel';
import { isLongList } from './listPages';
import { LongListArea } from './LongListArea';
import { NewBusinessesNote } from './NewBusinessesNote';
import { ReturnNotice } from './ReturnNotice';
import styles from './dashboard.module.scss';

interface BusinessListProps {
  readonly dashboard: ListedDashboard;
  readonly viewModel: DashboardViewModel;
}

/** The businesses and the notices about the list as a whole. */
export function BusinessList({ dashboard, viewModel }: BusinessListProps) {
  const { returnTarget } = dashboard;
  return (
    <div aria-busy={dashboard.kind === 'ready' && dashboard.isRefreshing}>
      <BusinessSummary dashboard={dashboard} />
      <div className={styles['notices']}>
        {returnTarget !== undefined && (
          <ReturnNotice target={returnTarget} onDismiss={viewModel.dismissReturn} />
        )}
        {dashboard.kind === 'ready' && <ListWarnings dashboard={dashboard} viewModel={viewModel} />}
      </div>
      <AttentionScope businesses={dashboard.businesses} isReady={dashboard.kind === 'ready'}>
        <AttentionSlot count={lengthOf(dashboard)} />
        {isLongList(lengthOf(dashboard)) ? (
          <LongListArea dashboard={dashboard} viewModel={viewModel} />
        ) : (
          <>
            <BusinessCards businesses={dashboard.businesses} />
            <NewBusinessesNote />
          </>
        )}
      </AttentionScope>
    </div>
  );
}

interface ListWarningsProps {
  readonly dashboard: ReadyDashboard;
  readonly viewModel: DashboardViewModel;
}

/** Tells which businesses are missing, and whether the list is out of date. */
function ListWarnings({ dashboard, viewModel }: ListWarningsProps) {
  const { t } = useTranslation();
  const { missing, failed, isRefreshing } = dashboard;
  return (
    <>
      <StaleNotice dashboard={dashboard} now={viewModel.now()} onRefresh={() => void viewModel.refresh()} />
      {failed.length > 0 && (
        <Notice
          kind="warn"
          role="status"
          title={t('business.dashboard.unloaded', countParams(failed.length))}
        >
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
        <Notice kind="warn" title={t('business.dashboard.missing', countParams(missing))}>
          {t('business.dashboard.missingText')}
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

/**
 * This live region is always in the document, because assistive technology announces only changes of an existing one.
 * It has text while the list is stale.
 */
function StaleNotice({ dashboard, now, onRefresh }: StaleNoticeProps) {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles['stale']}>
      {dashboard.isStale && (
        <Notice kind="warn" icon={TriangleAlert}>
          <div className={styles['strip']}>
            <p>{t('business.dashboard.stale', { time: formatRecent(dashboard.seenAt, now) })}</p>
            <Button kind="quiet" size="small" isLoading={dashboard.isRefreshing} onPress={onRefresh}>
              {t('errors.tryAgain')}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
