import type { Subscription } from '@/domain/subscription/Subscription';
import { aPointInTime } from './aMoment';
import { aPlanItem } from './aPlanItem';
import { aSavedCard } from './aSavedCard';

/** An active monthly subscription to the plan of `aPlan`, without add-ons, paid with a valid card. */
export function aSubscription(overrides: Partial<Subscription> = {}): Subscription {
  return {
    status: 'Active',
    cancelledAt: undefined,
    cancelReason: undefined,
    trialEnd: undefined,
    nextBillingDate: aPointInTime('2026-04-01T09:00:00Z'),
    periodUnit: 'month',
    items: [aPlanItem()],
    hasUnreadItems: false,
    card: aSavedCard(),
    ...overrides,
  };
}
