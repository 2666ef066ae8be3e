import type { CardValidity } from '@/domain/subscription/paymentMethod';
import type { PendingPayment } from '@/ui/subscription/pending/LastPayment';
import { PendingPaymentNotice as APendingPaymentNotice } from '@/ui/subscription/pending/PendingPaymentNotice';
import { CardNotice as ACardNotice } from '@/ui/subscription/section/CardNotice';
import { CardValidityBadge as ACardValidityBadge } from '@/ui/subscription/section/CardValidityBadge';
import { SubscriptionFailed as ASubscriptionFailed } from '@/ui/subscription/section/SubscriptionFailed';
import { OrderSummaryCard as AnOrderSummaryCard } from '@/ui/subscription/wizard/review/OrderSummaryCard';
import { WizardSteps as TheWizardSteps } from '@/ui/subscription/wizard/WizardHead';
import { aSavedCard } from '@tests/support/builders/aSavedCard';
import { aSelection } from '@tests/support/builders/aSelection';
import { DEMO_CATALOG } from '@/adapters/in-memory/world/seeds/demoCatalog';
import { NOW, SUBSCRIPTION, useBusiness } from '../demoOwner';
import { inEach } from '../inEach';

export default {};

const nothing = () => undefined;

const Pending = ({ pending }: { readonly pending: PendingPayment }) => (
  <APendingPaymentNotice businessId={useBusiness().id} pending={pending} onCheck={nothing} />
);

export const PendingPaymentNotice = inEach(Pending, {
  pending: ['outcome-unknown', 'refused', 'being-set-up', 'accepted'],
});

interface CardNoticeProps {
  readonly status: CardValidity;
  readonly offersOrder: boolean;
}

const OfCard = ({ status, offersOrder }: CardNoticeProps) => (
  <ACardNotice
    subscription={{ ...SUBSCRIPTION, card: aSavedCard({ status }) }}
    businessId={useBusiness().id}
    now={NOW}
    timeZone={undefined}
    offersOrder={offersOrder}
  />
);

export const CardNotice = inEach(OfCard, {
  status: ['expiring', 'expired'],
  offersOrder: [true, false],
});

export const CardValidityBadge = inEach(ACardValidityBadge, {
  validity: ['valid', 'expiring', 'expired', 'unknown'],
});

const Failed = (props: { readonly kind: 'offline' | 'unavailable' | 'forbidden' }) => (
  <ASubscriptionFailed error={props} onRetry={nothing} />
);

export const SubscriptionFailed = inEach(Failed, { kind: ['offline', 'unavailable', 'forbidden'] });

const OfPlan = ({ name }: { readonly name: string }) => {
  const plan = DEMO_CATALOG.plans.find((each) => each.name === name);
  return <AnOrderSummaryCard selection={aSelection({ plan })} total={plan?.price} />;
};

export const OrderSummaryCard = inEach(OfPlan, { name: ['Essential', 'Professional', 'Premium'] });

export const WizardSteps = inEach(TheWizardSteps, {
  current: ['plan', 'review', 'payment'],
  isLocked: [false, true],
});
