import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AttentionSlot } from '@/ui/business/attention/AttentionSlot';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { usePageEvents } from '@/ui/shell/connection/usePageEvents';
import { atOnce, lazyPart, usePart } from '@/ui/shell/loading/lazyPart';
import { PartUnavailable } from '@/ui/shell/loading/PartUnavailable';
import { PageContainer } from '@/ui/shell/PageContainer';
import { PageTitle } from '@/ui/shell/PageTitle';
import { CHARGES_VIEW, VIEW_PARAMETER } from '@/ui/shell/paths';
import { useScreen } from '@/ui/shell/useScreen';
import { useViewModelFactories } from '@/ui/shell/ViewModelsContext';
import { BusinessList, ListNotices, longList } from './BusinessList';
import { CardSkeletons } from './CardSkeletons';
import { DashboardEmpty } from './DashboardEmpty';
import { DashboardFailed } from './DashboardFailed';
import { DashboardHead, type DashboardViewProps } from './DashboardHead';
import type { DashboardViewModel } from './DashboardViewModel';
import { isLongList } from './paging';
import skeleton from './dashboard-skeleton.module.scss';
import styles from './dashboard.module.scss';

declare module '@/ui/shell/ViewModels' {
  interface ViewModelFactories {
    createDashboard(): DashboardViewModel;
  }
}

/** The code of the charges page loads when the page opens. */
const chargesPage = lazyPart(async () => (await import('@/ui/business/charges/ChargesPage')).ChargesPage, {
  texts: ['charges', 'attention', 'catalog'],
});

/** The businesses of the signed-in owner (spec section 2, Dashboard). */
export function DashboardPage() {
  const { t } = useTranslation();
  const signedIn = useViewModelFactories();
  const viewModel = useScreen(() => signedIn?.createDashboard());
  /* The code of a long list loads together with the businesses. */
  const isLong = isLongList(viewModel?.owner?.businessIds.length ?? 0);
  usePart(longList, { preload: isLong ? atOnce : undefined });
  usePageEvents(viewModel);
  const showsCharges = useSearchParams()[0].get(VIEW_PARAMETER) === CHARGES_VIEW;
  const [openedWithCharges] = useState(showsCharges);
  const { loaded: ChargesPage, hasFailed } = usePart(chargesPage, {
    request: showsCharges ? atOnce : undefined,
  });
  /* The charges are another page to the owner, although the path is the same. Back leads to the top of the list, or to
     the card that was opened before the charges. */
  const showedCharges = useRef(showsCharges);
  useLayoutEffect(() => {
    if (showedCharges.current !== showsCharges) scrollTo({ top: 0, behavior: 'instant' });
    showedCharges.current = showsCharges;
    /* A search that is still to be applied would open the list again. */
    if (showsCharges) viewModel?.typedSearch.stop();
  }, [showsCharges, viewModel]);
  if (showsCharges && viewModel !== undefined && ChargesPage !== undefined)
    return <ChargesPage viewModel={viewModel} />;
  /* If the dashboard opened with the charges, the list would only flash, and would begin to read subscriptions. */
  const isListHidden = openedWithCharges && showsCharges && !hasFailed;
  return (
    <PageContainer width="wide">
      <PageTitle>{t('business.myBusinesses')}</PageTitle>
      <div className={styles['page']}>
        <DashboardHead viewModel={viewModel} />
        {showsCharges && hasFailed && (
          <div className={styles['state']}>
            <PartUnavailable title={t('dashboard.chargesFailed')} />
          </div>
        )}
        <DashboardContent viewModel={isListHidden ? undefined : viewModel} />
      </div>
    </PageContainer>
  );
}

const DashboardContent = observer(function DashboardContent({ viewModel }: DashboardViewProps) {
  if (viewModel === undefined) return <DashboardSkeleton />;
  const { state } = viewModel;
  switch (state.kind) {
    case 'loading':
      return <DashboardSkeleton />;
    case 'failed':
      return <DashboardFailed error={state.error} onRetry={() => void viewModel.refresh()} />;
    case 'loading-more':
      return <BusinessList dashboard={state} viewModel={viewModel} />;
    case 'ready':
      return state.businesses.length === 0 ? (
        <>
          <ListNotices dashboard={state} viewModel={viewModel} />
          <DashboardEmpty
            isChecking={state.isRefreshing}
            onCheck={() => void viewModel.refreshWithOwnerRecord()}
          />
        </>
      ) : (
        <BusinessList dashboard={state} viewModel={viewModel} />
      );
  }
});

/** Skeletons of the cards, in the size of the cards (DESIGN section 8, Loading). */
function DashboardSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('dashboard.loading')}</VisuallyHidden>
      <div className={skeleton['appearing']} aria-hidden="true">
        <AttentionSlot />
        <CardSkeletons />
      </div>
    </div>
  );
}
