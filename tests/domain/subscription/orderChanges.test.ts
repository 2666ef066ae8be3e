import { describe, expect, it } from 'vitest';
import { changesOf, type OrderChange } from '@/domain/subscription/orderChanges';
import type { PlanSelection } from '@/domain/subscription/PlanSelection';
import type { Subscription } from '@/domain/subscription/Subscription';
import { anAddOn } from '@tests/support/builders/anAddOn';
import { anAddOnItem } from '@tests/support/builders/anAddOnItem';
import { aLocalTime, aPointInTime } from '@tests/support/builders/aMoment';
import { aPlan } from '@tests/support/builders/aPlan';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aSelection } from '@tests/support/builders/aSelection';
import { aSubscription } from '@tests/support/builders/aSubscription';

const photos = (quantity: number) => ({ addOns: [{ addOn: anAddOn(), quantity }] });
const withAddOn = aSubscription({ items: [aPlanItem(), anAddOnItem({ quantity: 2 })] });

describe('the changes of an order', () => {
  it.each<[string, Partial<PlanSelection>, Subscription | undefined, readonly OrderChange[]]>([
    ['the whole subscription, when there is none', {}, undefined, ['subscription']],
    [
      'the whole subscription, when it has ended',
      {},
      aSubscription({ cancelledAt: aPointInTime() }),
      ['subscription'],
    ],
    ['nothing for an equal active subscription', {}, aSubscription(), []],
    ['nothing for an equal trial', {}, aSubscription({ status: 'in_trial' }), []],
    ['nothing for the same add-ons in the same quantities', photos(2), withAddOn, []],
    ['the plan', { plan: aPlan({ id: 'pro-monthly' }) }, aSubscription(), ['plan']],
    ['the plan when the current one is unknown', {}, aSubscription({ items: [] }), ['plan']],
    ['an additional add-on', photos(1), aSubscription(), ['add-ons']],
    ['an add-on that is removed', {}, withAddOn, ['add-ons']],
    ['another quantity of an add-on', photos(1), withAddOn, ['add-ons']],
    ['the card', { method: 'new-card' }, aSubscription(), ['card']],
    [
      'a cancellation that is lifted',
      {},
      aSubscription({ cancelledAt: aPointInTime('2026-04-01T00:00:00Z') }),
      ['status'],
    ],
    [
      'a cancellation that may be lifted, because its date cannot be read',
      {},
      aSubscription({ isCancellationUnread: true }),
      ['status'],
    ],
    ['a renewal', {}, aSubscription({ status: 'non_renewing' }), ['status']],
    ['nothing for an equal paused subscription', {}, aSubscription({ status: 'Paused' }), []],
    [
      'nothing for an equal subscription with an unknown status',
      {},
      aSubscription({ status: 'past_due' }),
      [],
    ],
    [
      'everything that can change',
      { plan: aPlan({ id: 'pro-monthly' }), ...photos(1), method: 'new-card' },
      aSubscription({ cancelledAt: aPointInTime('2026-04-01T00:00:00Z') }),
      ['plan', 'add-ons', 'card', 'status'],
    ],
  ])('are %s', (_what, overrides, subscription, changes) => {
    const selection = aSelection({ method: 'existing-card', ...overrides });
    expect(changesOf(selection, subscription, aLocalTime())).toEqual(changes);
  });
});
