import { AttentionScope, useAttention } from '@/ui/business/attention/AttentionScope';
import { AttentionSlot } from '@/ui/business/attention/AttentionSlot';
import { atOnce, lazyPart, usePart } from '@/ui/shell/loading/lazyPart';
import { BusinessCards } from './BusinessCards';
import { CardSkeletons } from './CardSkeletons';
import { lengthOf, type ListedDashboard } from './DashboardState';
import type { DashboardViewModel } from './DashboardViewModel';
import { isLongList } from './listPages';
import { ListWarnings } from './ListWarnings';
import { NewBusinessesNote } from './NewBusinessesNote';
import { ReturnNotice } from './ReturnNotice';
import styles from './dashboard.module.scss';

/** Most owners have a short list, so its code loads on demand. */
export const longList = lazyPart(async () => (await import('./LongList')).LongList, { texts: ['longList'] });

interface BusinessListProps {
  readonly dashboard: ListedDashboard;
  readonly viewModel: DashboardViewModel;
}

/** The businesses, with the notices about the whole list above them. */
export function BusinessList({ dashboard, viewModel }: BusinessListProps) {
  return (
    <div aria-busy={dashboard.kind === 'ready' && dashboard.isRefreshing}>
      <ListNotices dashboard={dashboard} viewModel={viewModel} />
      <AttentionScope businesses={dashboard.businesses} isReady={dashboard.kind === 'ready'}>
        {isLongList(lengthOf(dashboard)) ? (
          <LateLongList dashboard={dashboard} viewModel={viewModel} />
        ) : (
          <>
            <AttentionSlot count={dashboard.businesses.length} />
            <BusinessCards businesses={dashboard.businesses} />
            <Unchecked />
            <NewBusinessesNote />
          </>
        )}
      </AttentionScope>
    </div>
  );
}

function Unchecked() {
  const attention = useAttention();
  return attention && <attention.parts.UncheckedLine viewModel={attention.viewModel} />;
}

function LateLongList(props: BusinessListProps) {
  const { loaded: LongList } = usePart(longList, { request: atOnce });
  return LongList === undefined ? <CardSkeletons /> : <LongList {...props} />;
}

/** A link to the page that the owner wanted before the sign-in, and what is wrong with the list. */
export function ListNotices({ dashboard, viewModel }: BusinessListProps) {
  const { returnTarget } = dashboard;
  return (
    <div className={styles['notices']}>
      {returnTarget && <ReturnNotice target={returnTarget} onDismiss={viewModel.dismissReturn} />}
      {dashboard.kind === 'ready' && <ListWarnings dashboard={dashboard} viewModel={viewModel} />}
    </div>
  );
}
