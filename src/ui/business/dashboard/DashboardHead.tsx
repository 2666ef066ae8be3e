import { observer } from 'mobx-react-lite';
import { countActive } from '@/domain/business/countActive';
import { classNames } from '@/ui/design/classNames';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { countParams, formatNumber } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { atOnce, lazyPart, usePart } from '@/ui/shell/loading/lazyPart';
import { PageHeading } from '@/ui/shell/PageHeading';
import { totalCountOf, type ListedDashboard } from './DashboardState';
import { incompleteListText } from './incompleteListText';
import type { DashboardViewModel } from './DashboardViewModel';
import skeleton from './dashboard-skeleton.module.scss';
import styles from './dashboard.module.scss';

/* Most owners never see the greeting, so its code loads on demand. */
const title = lazyPart(async () => (await import('@/ui/business/welcome/Welcome')).WelcomeTitle, {
  texts: ['welcome'],
});
const lead = lazyPart(async () => (await import('@/ui/business/welcome/Welcome')).WelcomeLead, {
  texts: ['welcome'],
});

export interface DashboardViewProps {
  readonly viewModel: DashboardViewModel | undefined;
}

/** The title with the number of businesses beside it. An owner without businesses is greeted instead. */
export const DashboardHead = observer(function DashboardHead({ viewModel }: DashboardViewProps) {
  const { t } = useTranslation();
  const state = viewModel?.state ?? LOADING;
  const isEmpty = state.kind === 'ready' && state.businesses.length === 0;
  const request = isEmpty ? atOnce : undefined;
  const { loaded: WelcomeTitle } = usePart(title, { request });
  const { loaded: WelcomeLead } = usePart(lead, { request });
  return (
    <div className={styles['head']}>
      <PageHeading>
        {isEmpty && WelcomeTitle !== undefined ? (
          <WelcomeTitle owner={viewModel?.owner} />
        ) : (
          t('business.myBusinesses')
        )}
      </PageHeading>
      {summary()}
    </div>
  );

  function summary() {
    if (isEmpty) return <p className={styles['summary']}>{WelcomeLead !== undefined && <WelcomeLead />}</p>;
    switch (state.kind) {
      case 'loading':
        return (
          <div className={classNames(styles['summary'], skeleton['appearing'])} aria-hidden="true">
            <Skeleton shape="line" className={skeleton['count']} />
          </div>
        );
      case 'failed':
        return undefined;
      case 'loading-more':
      case 'ready':
        return <BusinessSummary dashboard={state} />;
    }
  }
});

const LOADING = { kind: 'loading' } as const;

/** How many businesses there are, and how many are active once the whole list is loaded. A note marks a refresh. */
function BusinessSummary({ dashboard }: { readonly dashboard: ListedDashboard }) {
  const { t } = useTranslation();
  const isRefreshing = dashboard.kind === 'ready' && dashboard.isRefreshing;
  return (
    <div className={styles['summary']}>
      {/* Not announced while more of the list is loading, because the number changes with each part. */}
      <p role="status" aria-live={dashboard.kind === 'loading-more' ? 'off' : 'polite'}>
        {useCountsText(dashboard)}
      </p>
      {isRefreshing && <p className={styles['updating']}>{t('dashboard.updating')}</p>}
    </div>
  );
}

function useCountsText(dashboard: ListedDashboard): string {
  const { t } = useTranslation();
  const { businesses } = dashboard;
  if (dashboard.kind === 'loading-more')
    return t('dashboard.growing', {
      number: formatNumber(businesses.length),
      total: formatNumber(totalCountOf(dashboard)),
    });
  const part = incompleteListText(t, dashboard);
  if (part !== undefined) return part;
  const active = countActive(businesses);
  if (businesses.length === 1)
    return active === 1 ? t('dashboard.onlyOneActive') : t('dashboard.onlyOneInactive');
  return t('dashboard.summary', {
    businesses: t('dashboard.businesses', countParams(businesses.length)),
    active: t('dashboard.active', countParams(active)),
  });
}
