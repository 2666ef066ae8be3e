import type { Business } from '@/domain/business/Business';
import { displayStatusOf, isNonRenewing, type Subscription } from '@/domain/subscription/Subscription';
import type { TextKey } from '@/ui/i18n/Texts';
import { paths } from '@/ui/shell/paths';

interface BlockedSubscriptionAction {
  readonly text: TextKey;
  readonly to: string;
}

/**
 * Where an owner can make a subscription active that is not. Only support can end a pause or explain an unknown status. One
 * that does not renew is shown as unknown, but is reactivated (decision C12).
 */
export function blockedSubscriptionAction(
  { id }: Pick<Business, 'id'>,
  subscription: Subscription,
): BlockedSubscriptionAction {
  const reactivation = {
    text: 'detail.management.reactivateSubscription',
    to: paths.subscription(id),
  } as const;
  switch (displayStatusOf(subscription)) {
    case 'paused':
    case 'unknown':
      return isNonRenewing(subscription)
        ? reactivation
        : { text: 'errors.contactSupport', to: paths.contact };
    case 'cancelled':
      return reactivation;
    case 'active':
    case 'intrial':
      return { text: 'detail.management.updateSubscription', to: paths.subscription(id) };
  }
}
