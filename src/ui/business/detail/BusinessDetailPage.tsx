import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import {
  isActive,
  nameIn,
  parseBusinessId,
  type Business,
  type BusinessId,
} from '@/domain/business/Business';
import { Breadcrumbs } from '@/ui/design/components/breadcrumbs/Breadcrumbs';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { shownText } from '@/ui/i18n/shownText';
import { PageContainer } from '@/ui/shell/PageContainer';
import { PageTitle } from '@/ui/shell/PageTitle';
import { paths } from '@/ui/shell/paths';
import { useLanguage } from '@/ui/shell/useLanguage';
import { useScreen } from '@/ui/shell/useScreen';
import { useProductViewModels } from '@/ui/shell/ViewModelsContext';
import { CancelDialog } from '@/ui/subscription/cancel/CancelDialog';
import { isUsable } from '@/ui/subscription/section/SubscriptionPart';
import { SubscriptionSection } from '@/ui/subscription/section/SubscriptionSection';
import { UnconfirmedPaymentNotice } from '@/ui/subscription/unconfirmed/UnconfirmedPaymentNotice';
import { BusinessDetailSkeleton } from './BusinessDetailSkeleton';
import type { ReadyBusiness } from './BusinessDetailState';
import type { BusinessDetailViewModel } from './BusinessDetailViewModel';
import { ContactCard } from './ContactCard';
import { HeadCard } from './HeadCard';
import { HoursCard } from './HoursCard';
import { ManagementCard } from './ManagementCard';
import { PlaceCard } from './PlaceCard';
import { StatusDialog } from './StatusDialog';
import { useReturnToPage } from './useReturnToPage';
import styles from './business-detail-page.module.scss';

/** One business: what customers see, its status and its subscription (spec section 2, Business detail). */
export function BusinessDetailPage() {
  const id = parseBusinessId(useParams()['id']);
  return id === undefined ? <Navigate to={paths.dashboard} replace /> : <BusinessDetail id={id} />;
}

function BusinessDetail({ id }: { readonly id: BusinessId }) {
  const product = useProductViewModels();
  const viewModel = useScreen(() => product?.createBusinessDetail(id), id);
  useReturnToPage(viewModel?.day.lookAgain);
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
  if (viewModel === undefined) return <Loading known={undefined} />;
  const { state } = viewModel;
  switch (state.kind) {
    case 'unavailable':
      return <Navigate to={paths.dashboard} replace />;
    case 'loading':
      return <Loading known={state.known} />;
    case 'ready':
      return (
        <>
          <Way business={state.business} />
          <HeadCard business={state.business} />
          {viewModel.payment.isPending && <UnconfirmedPaymentNotice businessId={state.business.id} />}
          <div className={styles['columns']}>
            <SideColumn detail={state} viewModel={viewModel} />
            <div className={styles['column']}>
              <ContactCard business={state.business} />
              <PlaceCard business={state.business} />
              <HoursCard business={state.business} today={viewModel.day.dayOfWeek} />
            </div>
          </div>
          <StatusDialog
            detail={state}
            now={viewModel.now()}
            onConfirm={() => void viewModel.confirm()}
            onWithdraw={viewModel.withdraw}
          />
          <CancelDialog viewModel={viewModel.cancellation} />
        </>
      );
  }
});

function Loading({ known }: { readonly known: Business | undefined }) {
  return (
    <>
      <Way business={known} />
      <BusinessDetailSkeleton known={known} />
    </>
  );
}

/** Title of the document and the way back up. */
function Way({ business }: { readonly business: Business | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = business === undefined ? undefined : nameIn(business, language);
  return (
    <>
      <PageTitle>{name === undefined ? t('business.detail.loading') : shownText(name.text)}</PageTitle>
      <div className={styles['way']}>
        <Breadcrumbs
          ariaLabel={t('business.detail.breadcrumbs')}
          items={[
            { label: t('business.dashboard.title'), to: paths.dashboard },
            { label: name === undefined ? '…' : <TextInLanguage of={name} /> },
          ]}
        />
      </div>
    </>
  );
}

interface SideColumnProps extends DetailProps {
  readonly detail: ReadyBusiness;
}

/** With no usable subscription, that one comes first: it is the next step (DESIGN section 8). */
const SideColumn = observer(function SideColumn({ detail, viewModel }: SideColumnProps) {
  const { business, subscription } = detail;
  const management = (
    <ManagementCard
      key="management"
      detail={detail}
      gate={viewModel.activationGate}
      isPaymentPending={viewModel.payment.isPending}
      onAsk={viewModel.ask}
    />
  );
  const section = (
    <SubscriptionSection
      key="subscription"
      part={subscription}
      business={business}
      now={viewModel.now()}
      isNextStep={viewModel.activationGate !== 'open' || isActive(business)}
      isPaymentPending={viewModel.payment.isPending}
      wasJustCancelled={viewModel.cancellation.state.kind === 'done'}
      onRetry={() => void viewModel.reloadSubscription()}
      onCancel={viewModel.cancellation.ask}
    />
  );
  const isSubscriptionFirst = subscription.kind !== 'loading' && !isUsable(subscription);
  return (
    <div className={styles['side']}>
      {isSubscriptionFirst ? [section, management] : [management, section]}
    </div>
  );
});
