import { describe, expect, it } from 'vitest';
import { CardVault } from '@/adapters/in-memory/world/CardVault';
import { onePeriodAfter, takeOrder } from '@/adapters/in-memory/world/takeOrder';
import type { SubscriptionRequest } from '@/application/ports/SubscriptionRepository';
import type { PointInTime } from '@/domain/shared/pointInTime';
import { failure, success, type Result } from '@/domain/shared/result';
import type { PaymentRefusalReason } from '@/domain/subscription/paymentRefusal';
import type { Subscription } from '@/domain/subscription/Subscription';
import { aCatalog } from '../../../support/builders/aCatalog';
import { aDay, aMoment, aPointInTime } from '../../../support/builders/aMoment';
import { anAddOn } from '../../../support/builders/anAddOn';
import { anAddOnId } from '../../../support/builders/anAddOnId';
import { aPlan } from '../../../support/builders/aPlan';
import { aPlanId } from '../../../support/builders/aPlanId';
import { aSavedCard } from '../../../support/builders/aSavedCard';
import { aSubscription } from '../../../support/builders/aSubscription';

const NOW = aMoment('2026-03-05T12:00:00Z');

const CATALOG = aCatalog({
  plans: [
    ...aCatalog().plans,
    aPlan({ id: 'retired', status: 'archived' }),
    aPlan({ id: 'odd', periodUnit: undefined }),
  ],
  addOns: [...aCatalog().addOns, anAddOn({ id: 'retired-photos', status: 'archived' })],
});

function ordered(
  request: Partial<SubscriptionRequest>,
  subscription: Subscription | undefined = aSubscription(),
): Result<Subscription, PaymentRefusalReason> {
  return takeOrder(
    { planId: aPlanId(), addOnIds: [], paymentToken: undefined, billingAddress: undefined, ...request },
    { subscription, catalog: CATALOG, cards: new CardVault(), now: NOW, timeZone: undefined },
  );
}

describe('one period after', () => {
  it.each([
    ['2026-03-05T14:00:00+02:00', 'month', '2026-04-05T14:00:00+03:00'],
    ['2026-10-16T00:30:00+03:00', 'month', '2026-11-16T00:30:00+02:00'],
    ['2026-01-31T00:30:00+02:00', 'month', '2026-02-28T00:30:00+02:00'],
    ['2028-01-30T12:00:00+02:00', 'month', '2028-02-29T12:00:00+02:00'],
    ['2026-12-31T23:59:00+02:00', 'month', '2027-01-31T23:59:00+02:00'],
    ['2026-03-05T14:00:00+02:00', 'year', '2027-03-05T14:00:00+02:00'],
    ['2028-02-29T14:00:00+02:00', 'year', '2029-02-28T14:00:00+02:00'],
  ] as const)('from %s, one %s later is %s', (from, unit, to) => {
    expect(onePeriodAfter(aMoment(from), unit, 'Asia/Jerusalem')).toBe(aMoment(to));
  });
});

describe('the next billing date', () => {
  const SOON = aPointInTime('2026-03-20T09:00:00Z');
  const IN_A_MONTH = aPointInTime('2026-04-05T14:00:00+03:00');

  it.each<[string, Partial<SubscriptionRequest>, Partial<Subscription>, PointInTime | undefined]>([
    ['stays the same', {}, { nextBillingDate: SOON }, SOON],
    ['stays the same day', {}, { nextBillingDate: aDay(2026, 3, 20) }, aDay(2026, 3, 20)],
    ['is the end of the cancelled period', {}, { nextBillingDate: undefined, cancelledAt: SOON }, SOON],
    [
      'starts anew with another period',
      { planId: aPlanId('basic-annual') },
      {},
      aPointInTime('2027-03-05T14:00:00+02:00'),
    ],
    ['starts now when there is none', {}, { nextBillingDate: undefined }, IN_A_MONTH],
    [
      'starts anew when it is past',
      {},
      { nextBillingDate: aPointInTime('2026-03-05T11:59:00Z') },
      IN_A_MONTH,
    ],
    ['starts anew when it is a past day', {}, { nextBillingDate: aDay(2026, 3, 4) }, IN_A_MONTH],
    ['is none during a pause', {}, { status: 'Paused', nextBillingDate: undefined }, undefined],
  ])('%s', (_, request, before, nextBillingDate) => {
    expect(ordered(request, aSubscription(before))).toMatchObject(success({ nextBillingDate }));
  });
});

describe('the status after an order', () => {
  const trialEnd = aPointInTime('2026-03-12T00:00:00Z');

  it.each<[string, Subscription, Partial<Subscription>]>([
    ['a pause goes on', aSubscription({ status: 'Paused' }), { status: 'Paused' }],
    [
      'a non-renewing subscription becomes active',
      aSubscription({ status: 'NonRenewing' }),
      { status: 'Active' },
    ],
    ['a trial goes on', aSubscription({ status: 'in_trial', trialEnd }), { status: 'in_trial', trialEnd }],
    [
      'a cancelled trial goes on',
      aSubscription({ status: 'InTrial', trialEnd, cancelledAt: trialEnd, cancelReason: 'other' }),
      { status: 'InTrial', trialEnd, cancelledAt: undefined, cancelReason: undefined },
    ],
    [
      'a cancelled subscription becomes active',
      aSubscription({ status: 'Cancelled', cancelledAt: trialEnd }),
      { status: 'Active', cancelledAt: undefined },
    ],
  ])('%s', (_, before, after) => {
    expect(ordered({}, before)).toMatchObject(success(after));
  });
});

describe('an order is refused', () => {
  it.each<[string, Partial<SubscriptionRequest>]>([
    ['for a retired plan', { planId: aPlanId('retired') }],
    ['for a plan without a period', { planId: aPlanId('odd') }],
    ['for an add-on of another cycle', { addOnIds: [anAddOnId('photos-annual')] }],
    ['for a retired add-on', { addOnIds: [anAddOnId('retired-photos')] }],
    ['for an unknown add-on', { addOnIds: [anAddOnId('nothing')] }],
    ['for the same add-on twice', { addOnIds: [anAddOnId(), anAddOnId()] }],
  ])('%s', (_, request) => {
    expect(ordered(request)).toMatchObject(failure('bad_request'));
  });

  it('without a card to charge', () => {
    expect(ordered({}, aSubscription({ card: undefined }))).toMatchObject(
      failure('payment_processing_error'),
    );
  });

  it('with a token but no billing address', () => {
    const cards = new CardVault();
    const paymentToken = cards.createToken('a', { card: aSavedCard(), isDeclined: false });
    const request = { planId: aPlanId(), addOnIds: [], paymentToken, billingAddress: undefined };
    const situation = { subscription: undefined, catalog: CATALOG, cards, now: NOW, timeZone: undefined };
    expect(takeOrder(request, situation)).toEqual(failure('bad_request'));
  });
});

it('the items of an order have the external names', () => {
  const catalog = aCatalog({ plans: [aPlan({ name: 'PLAN_1', externalName: 'Basic' })] });
  const request = { planId: aPlanId(), addOnIds: [], paymentToken: undefined, billingAddress: undefined };
  const cards = new CardVault();
  const situation = { subscription: aSubscription(), catalog, cards, now: NOW, timeZone: undefined };
  expect(takeOrder(request, situation)).toMatchObject(success({ items: [{ name: 'Basic' }] }));
});
