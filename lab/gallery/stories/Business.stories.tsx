import { openingNow } from '@/domain/business/openingState';
import { readinessOf } from '@/domain/business/readiness';
import { Money } from '@/domain/shared/Money';
import { BusinessCards as TheBusinessCards } from '@/ui/business/dashboard/BusinessCards';
import { CardSkeletons as TheCardSkeletons } from '@/ui/business/dashboard/CardSkeletons';
import { DashboardFailed as TheDashboardFailed } from '@/ui/business/dashboard/DashboardFailed';
import { NothingFound as TheNothingFound } from '@/ui/business/dashboard/NothingFound';
import { parseListView } from '@/ui/business/dashboard/listView';
import { NO_CHANGE } from '@/ui/business/detail/BusinessDetailState';
import { ContactCard as AContactCard } from '@/ui/business/detail/ContactCard';
import { HoursCard as AnHoursCard } from '@/ui/business/detail/HoursCard';
import { NoSubscriptionCard as ANoSubscriptionCard } from '@/ui/business/detail/NoSubscriptionCard';
import { StatusDialog } from '@/ui/business/detail/StatusDialog';
import { Preview as APreview } from '@/ui/business/listing/Preview';
import type { StatusAction } from '@/application/business/ChangeStatus';
import type { PendingPayment } from '@/ui/subscription/pending/LastPayment';
import { NOW, SUBSCRIPTION, useBusiness, useBusinesses } from '../demoOwner';
import { inEach } from '../inEach';

export default {};

const nothing = () => undefined;

export const BusinessCards = () => <TheBusinessCards businesses={useBusinesses()} />;
export const CardSkeletons = () => <TheCardSkeletons />;

const Failed = (props: { readonly kind: 'offline' | 'unavailable' | 'forbidden' }) => (
  <TheDashboardFailed error={props} onRetry={nothing} />
);

export const DashboardFailed = inEach(Failed, { kind: ['offline', 'unavailable', 'forbidden'] });

interface NothingFoundProps {
  readonly search: string;
  readonly isLoading: boolean;
  readonly isIncomplete: boolean;
}

const Nothing = ({ search, isLoading, isIncomplete }: NothingFoundProps) => (
  <TheNothingFound
    view={parseListView(search)}
    countWithoutFilter={3}
    isLoading={isLoading}
    isChecking={false}
    hasUnknown={isIncomplete}
    hasChecked
    isIncomplete={isIncomplete}
    onShowResults={nothing}
    onShowAll={nothing}
  />
);

export const NothingFound = inEach(Nothing, {
  search: ['?q=x', '?show=inactive', '?q=x&show=inactive'],
  isLoading: [false, true],
  isIncomplete: [false, true],
});

export const ContactCard = () => <AContactCard business={useBusiness()} />;

export function HoursCard() {
  const business = useBusiness();
  const now = openingNow(business.operatingHours, { now: NOW, timeZone: business.timezone ?? '' });
  return <AnHoursCard business={business} hours={{ dayOfWeek: 1, opening: now?.state }} />;
}

interface WithoutSubscriptionProps {
  readonly status: 'active' | 'inactive' | 'draft';
  readonly pendingPayment?: PendingPayment | undefined;
}

const WithoutSubscription = ({ status, pendingPayment }: WithoutSubscriptionProps) => (
  <ANoSubscriptionCard
    detail={{
      kind: 'ready',
      business: { ...useBusiness(), status },
      subscription: { kind: 'none' },
      change: NO_CHANGE,
    }}
    price={Money.agorot(7900)}
    cancellation={{ kind: 'none' }}
    pendingPayment={pendingPayment}
  />
);

export const NoSubscriptionCard = inEach(WithoutSubscription, {
  status: ['active', 'inactive', 'draft'],
  pendingPayment: [undefined, 'outcome-unknown', 'being-set-up'],
});

const Asking = ({ action }: { readonly action: StatusAction }) => (
  <StatusDialog
    detail={{
      kind: 'ready',
      business: useBusiness(),
      subscription: { kind: 'present', subscription: SUBSCRIPTION, readAt: NOW },
      change: { kind: 'asking', action },
    }}
    now={NOW}
    onConfirm={nothing}
    onClose={nothing}
    onCancelInstead={nothing}
  />
);

export const Activate = () => <Asking action="activate" />;
export const Deactivate = () => <Asking action="deactivate" />;

export function Preview() {
  const business = useBusiness();
  return <APreview business={business} readiness={readinessOf(business, { kind: 'none' }, NOW)} />;
}
