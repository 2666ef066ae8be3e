import type { Business } from '@/domain/business/Business';
import type { Instant } from '@/domain/shared/instant';
import type { ActivationGate } from '@/ui/business/detail/BusinessDetailState';
import type { OpeningHoursNow } from '@/ui/business/opening/OpeningHoursNow';
import type { SubscriptionPart } from '@/ui/subscription/section/SubscriptionPart';

export interface ListingSectionProps {
  readonly business: Business;
  readonly subscription: SubscriptionPart;
  readonly gate: ActivationGate;
  readonly now: Instant;
  readonly hours: Pick<OpeningHoursNow, 'opening'>;
  /** Whether there is a `PendingPayment`. The card then offers no link to a new purchase. */
  readonly isPaymentPending: boolean;
  /** The id of the sentence that says why activation has to wait. */
  readonly waitReasonId: string | undefined;
  /** Asks before the business is activated. */
  readonly onActivate: () => void;
}
