import { observer } from 'mobx-react-lite';
import type { Business } from '@/domain/business/Business';
import { readinessOf } from '@/domain/business/readiness';
import type { ActivationGate } from '@/ui/business/detail/BusinessDetailState';
import type { OpeningHoursNow } from '@/ui/business/opening/OpeningHoursNow';
import type { SubscriptionPart } from '@/ui/subscription/section/SubscriptionPart';
import { PreviewCard } from './PreviewCard';
import { ReadinessCard } from './ReadinessCard';

export interface ShopWindowProps {
  readonly business: Business;
  readonly subscription: SubscriptionPart;
  readonly gate: ActivationGate;
  readonly hours: Pick<OpeningHoursNow, 'opening'>;
  /** Whether the result of a payment is unknown. The card then offers no link to a new purchase. */
  readonly isPaymentPending: boolean;
  /** Asks before the business is activated. */
  readonly onActivate: () => void;
}

/** What customers see of a business, and what is still missing. */
export const ShopWindow = observer(function ShopWindow(props: ShopWindowProps) {
  const { business, subscription, hours } = props;
  const readiness = readinessOf(business, subscription);
  return (
    <>
      <PreviewCard business={business} readiness={readiness} opening={hours.opening} />
      <ReadinessCard {...props} readiness={readiness} />
    </>
  );
});
