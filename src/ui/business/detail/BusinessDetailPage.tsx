import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { isActive, isDraft } from '@/domain/business/Business';
import { parseBusinessId, type BusinessId } from '@/domain/business/BusinessId';
import { readinessOf } from '@/domain/business/readiness';
import { cardWarningOf } from '@/domain/subscription/cardWarning';
import type { EditingAreaProps } from '@/ui/business/editing/EditingArea';
import { EditPathContext } from '@/ui/business/detail/EditLinks';
import { editingPath, useEditedPart } from '@/ui/business/detail/useEditedPart';
import { listingGapsOf } from '@/ui/business/listing/listingGaps';
import { MissingCard } from '@/ui/business/listing/GapList';
import { PreviewRow } from '@/ui/business/listing/PreviewRow';
import { ReadinessRow } from '@/ui/business/listing/ReadinessRow';
import { Card } from '@/ui/design/components/card/Card';
import type { Elements } from '@/ui/design/Elements';
import { AppErrorBoundary } from '@/ui/shell/AppErrorBoundary';
import { usePageEvents } from '@/ui/shell/connection/usePageEvents';
import { loadInEveryLanguage } from '@/ui/i18n/loadInEveryLanguage';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { lazyPart } from '@/ui/shell/loading/lazyPart';
import { PageContainer } from '@/ui/shell/PageContainer';
import { paths } from '@/ui/shell/paths';
import { useScreen } from '@/ui/shell/useScreen';
import { useViewModelFactories } from '@/ui/shell/ViewModelsContext';
import { CancelDialog } from '@/ui/subscription/cancel/CancelDialog';
import { CardNotice } from '@/ui/subscription/section/CardNotice';
import type { SubscriptionView } from '@/ui/subscription/section/SubscriptionView';
import { SubscriptionSection } from '@/ui/subscription/section/SubscriptionSection';
import { PendingPaymentNotice } from '@/ui/subscription/pending/PendingPaymentNotice';
import { BusinessDetailLayout, type BusinessDetailLayoutProps } from './BusinessDetailLayout';
import { NoSubscriptionSkeleton } from './BusinessDetailSkeleton';
import type { BusinessDetailState, ReadyBusiness } from './BusinessDetailState';
import type { BusinessDetailViewModel } from './BusinessDetailViewModel';
import { NoSubscriptionCard } from './NoSubscriptionCard';
import { StatusDialog } from './StatusDialog';
import { StatusStrip } from './StatusStrip';

declare module '@/ui/shell/ViewModels' {
  interface ViewModelFactories {
    createBusinessDetail(id: BusinessId): BusinessDetailViewModel;
  }
}

/** The forms of a listing. Their code loads when the owner starts editing. */
export const editingArea = lazyPart<EditingAreaProps>(
  async ({ i18n }) => {
    const [{ EditingArea }] = await Promise.all([
      import('@/ui/business/editing/EditingArea'),
      loadInEveryLanguage(i18n, ['listing', 'detail', 'business']),
    ]);
    return EditingArea;
  },
  { texts: ['editing', 'profile'] },
);

/** One business: what customers see, its status and its subscription (spec section 2, Business detail). */
export function BusinessDetailPage() {
  const id = parseBusinessId(useParams()['id']);
  return id === undefined ? <Navigate to={paths.dashboard} replace /> : <BusinessDetail id={id} />;
}

function BusinessDetail({ id }: { readonly id: BusinessId }) {
  const { texts } = useTranslation();
  const signedIn = useViewModelFactories();
  const viewModel = useScreen(() => signedIn?.createBusinessDetail(id), id);
  usePageEvents(viewModel);
  const editing = signedIn?.listingEditing;
  const parts = editing?.parts ?? [];
  const edited = useEditedPart(id, parts);
  const page = (notice?: Elements) => (
    <EditPathContext
      value={(part, field) => (parts.includes(part) ? editingPath(id, part, field) : undefined)}
    >
      <PageContainer width="wide">
        <DetailContent key={id} viewModel={viewModel} notice={notice} />
      </PageContainer>
    </EditPathContext>
  );
  if (editing === undefined || viewModel === undefined || !edited.wasOpened) return page();
  const hasCode = editingArea.code(texts).loaded !== undefined && editing.createEditing.loaded !== undefined;
  if (edited.part === undefined && !hasCode) return page();
  return (
    /* What cannot be loaded or rendered replaces the form, and not the page to which Back leads. */
    <AppErrorBoundary resetKey={edited.part}>
      <Suspense fallback={page()}>
        <editingArea.Component
          id={id}
          edited={edited}
          create={editing.createEditing.read()}
          known={viewModel}
          page={page}
        />
      </Suspense>
    </AppErrorBoundary>
  );
}

interface DetailContentProps {
  readonly viewModel: BusinessDetailViewModel | undefined;
  /** The result of an edit. */
  readonly notice: Elements;
}

const DetailContent = observer(function DetailContent({ viewModel, notice }: DetailContentProps) {
  const known = useLastKnown(viewModel?.state);
  if (viewModel === undefined) return <BusinessDetailLayout business={undefined} isLoading />;
  const { state, hours } = viewModel;
  switch (state.kind) {
    case 'unavailable':
      return <Navigate to={paths.dashboard} replace />;
    case 'loading':
      return <BusinessDetailLayout business={state.known} isLoading hours={hours} />;
    case 'ready':
      return (
        <>
          <BusinessDetailLayout {...layoutOf(state, viewModel, known)} result={notice} />
          <StatusDialog
            detail={state}
            now={viewModel.now()}
            onConfirm={() => void viewModel.confirm()}
            onClose={viewModel.closeQuestion}
            onCancelInstead={viewModel.isCancellationBlocked ? undefined : viewModel.cancelInstead}
          />
          <CancelDialog
            viewModel={viewModel.cancellation}
            now={viewModel.now()}
            timeZone={state.business.timezone}
          />
        </>
      );
  }
});

function layoutOf(
  detail: ReadyBusiness,
  viewModel: BusinessDetailViewModel,
  known: SubscriptionView | undefined,
): BusinessDetailLayoutProps {
  const { business, subscription } = detail;
  const { activationGate: gate, openRows } = viewModel;
  const { pending } = viewModel.payment;
  const now = viewModel.now();
  const isBusinessActive = isActive(business);
  /* Until the subscription is known: an inactive business most likely has none. */
  const hasNoSubscription = known === undefined ? !isBusinessActive : known.kind === 'none';
  const readiness = readinessOf(business, subscription, now);
  const gaps = listingGapsOf(business, readiness);
  const showsGapsAtOnce = isDraft(business) && !isBusinessActive;
  const hasGaps = gaps.missing.length + gaps.contradictions.length > 0;
  const isCardExpired =
    subscription.kind === 'present' && cardWarningOf(subscription.subscription) === 'expired';
  return {
    business,
    isLoading: false,
    hours: viewModel.hours,
    alert: subscription.kind === 'present' && (
      <CardNotice
        subscription={subscription.subscription}
        businessId={business.id}
        timeZone={business.timezone}
        now={now}
        offersOrder={viewModel.offersOrder}
      />
    ),
    status: (isBusinessActive || !hasNoSubscription) && (
      <StatusStrip detail={detail} gate={gate} now={now} onAsk={viewModel.ask} />
    ),
    notice: (
      <div role="status">
        {pending && (
          <PendingPaymentNotice
            businessId={business.id}
            pending={pending}
            onCheck={() => void viewModel.reloadSubscription()}
          />
        )}
      </div>
    ),
    missing: showsGapsAtOnce && hasGaps ? <MissingCard gaps={gaps} /> : undefined,
    side: (
      <SubscriptionSection
        view={subscription}
        business={business}
        now={now}
        /* If the card has expired, the notice about it has the primary button. */
        isNextStep={(gate !== 'allowed' || isBusinessActive) && !isCardExpired}
        offersOrder={viewModel.offersOrder}
        isCancellationBlocked={viewModel.isCancellationBlocked}
        cancellation={viewModel.cancellation.state}
        openRows={openRows}
        offer={viewModel.offer}
        skeleton={hasNoSubscription ? <NoSubscriptionSkeleton /> : undefined}
        noSubscriptionCard={
          <NoSubscriptionCard
            detail={detail}
            price={viewModel.lowestPrice}
            cancellation={viewModel.cancellation.state}
            pendingPayment={pending}
          />
        }
        onRetry={() => void viewModel.reloadSubscription()}
        onCancel={viewModel.cancellation.ask}
      />
    ),
    rows: (
      <Card isBare>
        <PreviewRow business={business} readiness={readiness} openRows={openRows} />
        {!showsGapsAtOnce && hasGaps && (
          <ReadinessRow readiness={readiness} gaps={gaps} openRows={openRows} />
        )}
      </Card>
    ),
  };
}

/** The subscription as it was last known, so that the page keeps its shape while it is read again. */
function useLastKnown(state: BusinessDetailState | undefined): SubscriptionView | undefined {
  const [last, setLast] = useState<SubscriptionView>();
  const subscription = state?.kind === 'ready' ? state.subscription : undefined;
  if (subscription === undefined || subscription.kind === 'loading') return last;
  if (last?.kind !== subscription.kind) setLast(subscription);
  return subscription;
}
