import { observer } from 'mobx-react-lite';
import { classNames } from '@/ui/design/classNames';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { atOnce, lazyPart, usePart } from '@/ui/shell/loading/lazyPart';
import { PageHeading } from '@/ui/shell/PageHeading';
import { BusinessSummary } from './BusinessSummary';
import type { DashboardViewModel } from './DashboardViewModel';
import skeleton from './dashboard-skeleton.module.scss';
import styles from './dashboard.module.scss';

/** Most owners never see the greeting. */
const title = lazyPart(async () => (await import('@/ui/business/welcome/Welcome')).WelcomeTitle, {
  texts: ['welcome'],
});
const lead = lazyPart(async () => (await import('@/ui/business/welcome/Welcome')).WelcomeLead, {
  texts: ['welcome'],
});

interface DashboardHeadProps {
  readonly viewModel: DashboardViewModel | undefined;
}

/** The title with the number of businesses beside it. An owner without businesses is greeted instead. */
export const DashboardHead = observer(function DashboardHead({ viewModel }: DashboardHeadProps) {
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
      case 'partially-loaded':
      case 'ready':
        return <BusinessSummary dashboard={state} />;
    }
  }
});

const LOADING = { kind: 'loading' } as const;
