import { describe, expect, it } from 'vitest';
import { cardChangeObstacleOf, type CardChangeObstacle } from '@/domain/subscription/cardChange';
import type { Subscription, SubscriptionItem } from '@/domain/subscription/Subscription';
import { aLocalTime, aPointInTime } from '@tests/support/builders/aMoment';
import { anAddOnItem } from '@tests/support/builders/anAddOnItem';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aSubscription } from '@tests/support/builders/aSubscription';

const NOW = aLocalTime('2026-11-22T00:00:00Z');
const YESTERDAY = aPointInTime('2026-11-21T00:00:00Z');
const NEXT_MONTH = aPointInTime('2026-12-22T00:00:00Z');

describe('cardChangeObstacleOf', () => {
  it.each<[string, Subscription | undefined, readonly SubscriptionItem[], CardChangeObstacle | undefined]>([
    ['an active subscription', aSubscription(), [], undefined],
    ['a trial', aSubscription({ status: 'in_trial' }), [], undefined],
    ['none', undefined, [], 'no-subscription'],
    ['an ended one', aSubscription({ cancelledAt: YESTERDAY }), [], 'no-subscription'],
    ['a cancelled one', aSubscription({ cancelledAt: NEXT_MONTH }), [], 'cancelled'],
    ['a paused one', aSubscription({ status: 'paused' }), [], 'not-active'],
    ['an unknown status', aSubscription({ status: 'non_renewing' }), [], 'not-active'],
    ['a retired plan', aSubscription(), [anAddOnItem(), aPlanItem()], 'plan-retired'],
    ['an item that cannot be read', aSubscription({ hasUnreadItems: true }), [], 'items-unread'],
    ['no plan', aSubscription({ items: [anAddOnItem()] }), [], 'no-plan'],
    ['a retired add-on', aSubscription(), [anAddOnItem()], 'add-ons-retired'],
  ])('knows whether the card of %s can be changed on its own', (_what, subscription, retired, obstacle) => {
    expect(cardChangeObstacleOf(subscription, retired, NOW)).toBe(obstacle);
  });
});
