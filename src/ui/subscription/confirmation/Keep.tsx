import type { Business } from '@/domain/business/Business';
import type { Instant } from '@/domain/shared/instant';
import type { PlanSelection } from '@/domain/subscription/PlanSelection';
import type { SentOrder } from '@/domain/subscription/SentOrder';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { BillingForm } from '@/domain/validation/BillingAddress';
import { confirmationOfOrder, confirmationOfSubscription } from './Confirmation';
import { KeepButtons } from './KeepButtons';

export type KeepProps =
  | { readonly business: Business; readonly subscription: Subscription; readonly now: Instant }
  | {
      readonly business: Business;
      readonly order: Pick<SentOrder, 'key' | 'sentAt'>;
      readonly selection: PlanSelection;
      /** The subscription after the order. Undefined when it could not be read. */
      readonly subscription: Subscription | undefined;
      readonly billing: BillingForm | undefined;
    };

/** The confirmation of a subscription, or of an order. */
export function Keep(props: KeepProps) {
  const { business, subscription } = props;
  if ('order' in props) {
    const { order, selection, billing } = props;
    return (
      <KeepButtons
        confirmation={confirmationOfOrder(business, order, selection, subscription, billing)}
        now={order.sentAt}
      />
    );
  }
  return (
    <KeepButtons
      confirmation={confirmationOfSubscription(business, props.subscription, props.now)}
      now={props.now}
    />
  );
}
