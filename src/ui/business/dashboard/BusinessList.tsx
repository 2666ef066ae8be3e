import { AttentionScope } from '@/ui/business/attention/AttentionScope';
import { AttentionSlot } from '@/ui/business/attention/AttentionSlot';
import { BusinessCards } from './BusinessCards';
import { BusinessSummary } from './BusinessSummary';
import { lengthOf, type ListedDashboard } from './DashboardState';
import type { DashboardViewModel } from './DashboardViewModel';
import { isLongList } from './listPages';
import { ListWarnings } from './ListWarnings';
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
