import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { isActive } from '@/domain/business/Business';
import { parseBusinessId, type BusinessId } from '@/domain/business/BusinessId';
import { cardWarningOf } from '@/domain/subscription/cardWarning';
import { ListingSkeleton } from '@/ui/business/listing/ListingSkeleton';
import { useReturnToPage } from '@/ui/business/useReturnToPage';
import { lazyPart, usePart } from '@/ui/shell/loading/lazyPart';
import { PageContainer } from '@/ui/shell/PageContainer';
import { paths } from '@/ui/shell/paths';
import { useScreen } from '@/ui/shell/useScreen';
import { useSignedInViewModels } from '@/ui/shell/ViewModelsContext';
import { whenIdle } from '@/ui/shell/whenIdle';
import { CancelDialog } from '@/ui/subscription/cancel/CancelDialog';
import { CardNotice } from '@/ui/subscription/section/CardNotice';
import { hasUsableSubscription } from '@/ui/subscription/section/SubscriptionPart';
import { SubscriptionSection } from '@/ui/subscription/section/SubscriptionSection';
import { PendingPaymentNotice } from '@/ui/subscription/pending/PendingPaymentNotice';
import { BusinessDetailLayout } from './BusinessDetailLayout';
import type { ReadyBusiness } from './BusinessDetailState';
import type { BusinessDetailViewModel } from './BusinessDetailViewModel';
import { ManagementCard, STATUS_CHECK_ID } from './ManagementCard';
import { StatusDialog } from './StatusDialog';
import styles from './business-detail-page.module.scss';

declare module '@/ui/shell/ViewModels' {
  interface SignedInViewModels {
    createBusinessDetail(id: BusinessId): BusinessDetailViewModel;
  }
}

/** One business: what customers see, its status and its subscription (spec section 2, Business detail). */
export function BusinessDetailPage() {
  const id = parseBusinessId(useParams()['id']);
  return id === undefined ? <Navigate to={paths.dashboard} replace /> : <BusinessDetail id={id} />;
}

function BusinessDetail({ id }: { readonly id: BusinessId }) {
  const signedIn = useSignedInViewModels();
  const viewModel = useScreen(() => signedIn?.createBusinessDetail(id), id);
  useReturnToPage(viewModel?.returnTo);
  return (
    <PageContainer width="wide">
      <DetailContent viewModel={viewModel} />
    </PageContainer>
  );
}

interface DetailProps {
  readonly viewModel: BusinessDetailViewModel;
}

interface DetailContentProps {
  readonly viewModel: BusinessDetailViewModel | undefined;
}

const DetailContent = observer(function DetailContent({ viewModel }: DetailContentProps) {
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
          <BusinessDetailLayout
            business={state.business}
            isLoading={false}
            hours={hours}
            alert={<CardAlert detail={state} viewModel={viewModel} />}
            notice={
              viewModel.payment.pending && (
                <PendingPaymentNotice
                  businessId={state.business.id}
                  pending={viewModel.payment.pending}
                  onCheck={() => void viewModel.reloadSubscription()}
                />
              )
            }
            listing={<Listing detail={state} viewModel={viewModel} />}
            side={<SideColumn detail={state} viewModel={viewModel} />}
          />
          <StatusDialog
            detail={state}
            now={viewModel.now()}
            onConfirm={() => void viewModel.confirm()}
            onWithdraw={viewModel.withdraw}
            onCancelInstead={viewModel.cancelInstead}
          />
          <CancelDialog
            viewModel={viewModel.cancellation}
            now={() => viewModel.now()}
            timeZone={state.business.timezone}
          />
        </>
      );
  }
});

interface SideColumnProps extends DetailProps {
  readonly detail: ReadyBusiness;
}

/** Preview and readiness. The preview can be in another language than the page. */
const listingSection = lazyPart(async ({ i18n }) => {
  const [{ ListingSection }, { loadInEveryLanguage }] = await Promise.all([
    import('@/ui/business/listing/ListingSection'),
    import('@/ui/i18n/loadInEveryLanguage'),
  ]);
  await loadInEveryLanguage(i18n, ['listing', 'detail', 'business']);
  return ListingSection;
});

const Listing = observer(function Listing({ detail, viewModel }: SideColumnProps) {
  const { loaded: ListingSection } = usePart(listingSection, { request: whenIdle });
  return (
    <div className={styles['listing']} aria-busy={ListingSection === undefined}>
      {ListingSection === undefined ? (
        <ListingSkeleton />
      ) : (
        <ListingSection
          business={detail.business}
          subscription={detail.subscription}
          gate={viewModel.activationGate}
          now={viewModel.now()}
          hours={viewModel.hours}
          isPaymentPending={viewModel.payment.pending !== undefined}
          waitReasonId={detail.change.kind === 'checking' ? STATUS_CHECK_ID : undefined}
          onActivate={() => viewModel.ask('activate')}
        />
      )}
    </div>
  );
});

const CardAlert = observer(function CardAlert({ detail, viewModel }: SideColumnProps) {
  const { business, subscription: part } = detail;
  if (part.kind !== 'present' || cardWarningOf(part.subscription) === undefined) return undefined;
  return (
    <CardNotice
      subscription={part.subscription}
      businessId={business.id}
      now={viewModel.now()}
      timeZone={business.timezone}
      isPaymentPending={viewModel.payment.pending !== undefined}
    />
  );
});

/** The subscription comes first when it is not usable, because it is the next step. */
const SideColumn = observer(function SideColumn({ detail, viewModel }: SideColumnProps) {
  const { business, subscription } = detail;
  const management = (
    <ManagementCard
      key="management"
      detail={detail}
      gate={viewModel.activationGate}
      now={viewModel.now()}
      isPaymentPending={viewModel.payment.pending !== undefined}
      onAsk={viewModel.ask}
    />
  );
  /* When the card has expired, the notice about it has the primary button of the page. */
  const isCardExpired =
    subscription.kind === 'present' && cardWarningOf(subscription.subscription) === 'expired';
  const section = (
    <SubscriptionSection
      key="subscription"
      part={subscription}
      business={business}
      now={viewModel.now()}
      isNextStep={(viewModel.activationGate !== 'open' || isActive(business)) && !isCardExpired}
      pendingPayment={viewModel.payment.pending}
      cancellation={viewModel.cancellation.state}
      onRetry={() => void viewModel.reloadSubscription()}
      onCancel={viewModel.cancellation.ask}
    />
  );
  /* While the subscription is read again, the cards stay in their order. */
  const [wasFirst, setWasFirst] = useState(false);
  const isFirst = subscription.kind === 'loading' ? wasFirst : !hasUsableSubscription(subscription);
  if (isFirst !== wasFirst) setWasFirst(isFirst);
  return isFirst ? [section, management] : [management, section];
});
