import type { Business } from '@/domain/business/Business';
import { displayStatusOf, type Subscription } from '@/domain/subscription/Subscription';
import type { TextKey } from '@/ui/i18n/Texts';
import { paths } from '@/ui/shell/paths';

interface BlockedSubscriptionAction {
  readonly text: TextKey;
  readonly to: string;
}

/** Where an owner can make a subscription active that is not. Only support can end a pause. */
export function blockedSubscriptionAction(
  { id }: Pick<Business, 'id'>,
  subscription: Subscription,
): BlockedSubscriptionAction {
  switch (displayStatusOf(subscription)) {
    case 'paused':
    case 'unknown':
      return { text: 'errors.contactSupport', to: paths.contact };
    case 'cancelled':
      return { text: 'business.management.reactivateSubscription', to: paths.subscription(id) };
    case 'active':
    case 'intrial':
      return { text: 'business.management.updateSubscription', to: paths.subscription(id) };
  }
}
