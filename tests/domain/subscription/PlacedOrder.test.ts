import { describe, expect, it } from 'vitest';
import {
  isAbsenceProven,
  isOrderOf,
  isRefused,
  orderKindFor,
  fingerprintWithCardOf,
  selectionOf,
  placedOrderOf,
  evidenceOf,
} from '@/domain/subscription/PlacedOrder';
import type { Subscription } from '@/domain/subscription/Subscription';
import { aCatalog } from '@tests/support/builders/aCatalog';
import { aDay, aLocalTime, aMoment, aPointInTime } from '@tests/support/builders/aMoment';
import { anAddOn } from '@tests/support/builders/anAddOn';
import { anAddOnId } from '@tests/support/builders/anAddOnId';
import { anOrderKey } from '@tests/support/builders/anOrderKey';
import { anAddOnItem } from '@tests/support/builders/anAddOnItem';
import { aPlan } from '@tests/support/builders/aPlan';
import { aPlanId } from '@tests/support/builders/aPlanId';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aSelection } from '@tests/support/builders/aSelection';
import { aSavedCard } from '@tests/support/builders/aSavedCard';
import { aPlacedOrder, asSeenByOtherTab } from '@tests/support/builders/aPlacedOrder';
import { aSubscription } from '@tests/support/builders/aSubscription';

const cancelled = aSubscription({ cancelledAt: aPointInTime('2026-04-01T00:00:00Z') });
const cancelledWithoutDate = aSubscription({ status: 'Cancelled', cancelledAt: undefined });
const photos = { id: anAddOnId(), quantity: 1 };

describe('orderKindFor', () => {
  it.each([
    ['a business without a subscription creates one', undefined, 'create'],
    ['one that is running is updated', aSubscription(), 'update'],
    ['one that is cancelled for later is reactivated', cancelled, 'reactivate'],
    ['one that has ended is created anew', aSubscription({ cancelledAt: aPointInTime() }), 'create'],
    ['one that ended on a past day too', aSubscription({ cancelledAt: aDay(2026, 3, 4) }), 'create'],
    ['one that ends today is reactivated', aSubscription({ cancelledAt: aDay(2026, 3, 5) }), 'reactivate'],
  ] as const)('%s', (_rule, subscription, kind) => {
    expect(orderKindFor(subscription, aLocalTime())).toBe(kind);
  });
});

describe('isOrderOf', () => {
  const addOns = [{ addOn: anAddOn(), quantity: 1 }];

  it.each([
    ['the same items', aSelection({ addOns }), true],
    ['another plan', aSelection({ addOns, plan: aPlan({ id: 'pro-monthly' }) }), false],
    ['other add-ons', aSelection(), false],
    ['no plan', aSelection({ addOns, plan: undefined }), false],
  ])('compares the items, also those of an order of another tab: %s', (_what, selection, isSame) => {
    expect(isOrderOf(asSeenByOtherTab(aPlacedOrder({ addOns: [photos] })), selection)).toBe(isSame);
  });
});

describe('isRefused', () => {
  it.each([
    ['an order without an answer', {}, false],
    ['a declined order', { refusal: 'declined', refusalKind: 'bad_request' }, true],
    ['an order of whose refusal an earlier one may be the cause', { refusal: 'refused' }, false],
  ] as const)('%s', (_order, overrides, expected) => {
    expect(isRefused({ ...aPlacedOrder(), ...overrides })).toBe(expected);
  });
});

describe('placedOrderOf', () => {
  it('contains ids, quantities, the previous subscription and the time', () => {
    const selection = {
      ...aSelection({ addOns: [{ addOn: anAddOn(), quantity: 2 }], method: 'new-card' }),
      plan: aPlan(),
    };
    expect(placedOrderOf('update', selection, aSubscription(), anOrderKey(), aMoment())).toEqual({
      kind: 'update',
      key: 'key-0',
      content: {
        cycle: 'monthly',
        planId: 'basic-monthly',
        addOns: [{ id: 'photos-monthly', quantity: 2 }],
      },
      fingerprintBefore: fingerprintWithCardOf(aSubscription()),
      fingerprintOrdered: expect.stringMatching(/^[\da-f]{16}$/),
      sentAt: aMoment(),
    });
  });
});

describe('fingerprintWithCardOf', () => {
  it.each([
    ['a subscription that appears', undefined, aSubscription()],
    ['another plan', aSubscription(), aSubscription({ items: [aPlanItem({ id: 'pro-monthly' })] })],
    ['a cancellation that is taken back', cancelled, aSubscription()],
    [
      'a cancellation without a readable date that is taken back',
      aSubscription({ isCancellationUnread: true }),
      aSubscription(),
    ],
    ['another card', aSubscription(), aSubscription({ card: aSavedCard({ lastFour: '1111' }) })],
    [
      'a card that is valid again',
      aSubscription({ card: aSavedCard({ status: 'expired' }) }),
      aSubscription(),
    ],
    ['a first card', aSubscription({ card: undefined }), aSubscription()],
  ])('changes with %s', (_what, before, after) => {
    expect(fingerprintWithCardOf(after)).not.toBe(fingerprintWithCardOf(before));
  });

  it('contains neither the card nor the plan in readable form', () => {
    expect(fingerprintWithCardOf(aSubscription())).toMatch(/^[\da-f]{16}$/);
  });
});

describe('evidenceOf', () => {
  const withPhotos = aPlacedOrder({ addOns: [photos] });
  const before = (subscription: Subscription) => ({ fingerprintBefore: fingerprintWithCardOf(subscription) });

  it.each([
    ['a first subscription with the ordered items', aPlacedOrder(), aSubscription()],
    ['its add-ons in any order', withPhotos, aSubscription({ items: [anAddOnItem(), aPlanItem()] })],
    ['a period the server does not name', aPlacedOrder(), aSubscription({ periodUnit: undefined })],
    ['a cancellation that is taken back', aPlacedOrder(before(cancelled)), aSubscription()],
    [
      'nothing but another card, where the plan stays',
      aPlacedOrder(before(aSubscription({ card: aSavedCard({ status: 'expired' }) }))),
      aSubscription(),
    ],
  ])('finds the order executed by %s', (_what, order, subscription) => {
    expect(evidenceOf(order, subscription)).toBe('executed');
  });

  it.each([
    ['there is still no subscription', aPlacedOrder(), undefined],
    [
      'the subscription is unchanged and differs from the order',
      aPlacedOrder({ ...before(aSubscription()), planId: aPlanId('pro-monthly') }),
      aSubscription(),
    ],
    ['it is still cancelled', aPlacedOrder(before(cancelled)), cancelled],
    [
      'it is still cancelled without a date',
      aPlacedOrder(before(cancelledWithoutDate)),
      cancelledWithoutDate,
    ],
  ])('does not find it while %s', (_what, order, subscription) => {
    expect(evidenceOf(order, subscription)).toBe('absent');
  });

  it.each([
    ['the order equals the previous subscription', aPlacedOrder(before(aSubscription())), aSubscription()],
    ['it is gone', aPlacedOrder(before(aSubscription())), undefined],
    ['it was cancelled since', aPlacedOrder(), cancelled],
    [
      'it is cancelled without a date, and only the card has changed',
      aPlacedOrder({ kind: 'reactivate', ...before(cancelledWithoutDate) }),
      { ...cancelledWithoutDate, card: aSavedCard({ status: 'expiring' }) },
    ],
    ['there is another plan', aPlacedOrder({ planId: aPlanId('pro-monthly') }), aSubscription()],
    ['there is another period', aPlacedOrder(), aSubscription({ periodUnit: 'year' })],
    ['an add-on is missing', withPhotos, aSubscription()],
    ['there is an add-on too many', aPlacedOrder(), aSubscription({ items: [aPlanItem(), anAddOnItem()] })],
    [
      'there is another add-on',
      withPhotos,
      aSubscription({ items: [aPlanItem(), anAddOnItem({ id: 'x' })] }),
    ],
    ['there is no plan at all', aPlacedOrder(), aSubscription({ items: [] })],
  ])('is unresolvable when %s', (_what, order, subscription) => {
    expect(evidenceOf(order, subscription)).toBe('unresolvable');
  });
});

describe('an order that changes only the card', () => {
  const before = aSubscription({
    status: 'in_trial',
    card: aSavedCard({ lastFour: '1111', status: 'expiring' }),
  });
  const selection = { ...aSelection({ method: 'new-card' }), plan: aPlan() };
  const order = placedOrderOf('update', selection, before, anOrderKey(), aMoment());

  it.each([
    ['only the trial ends', { ...before, status: 'active' }],
    [
      'only the status of the card changes',
      { ...before, card: aSavedCard({ lastFour: '1111', status: 'expired' }) },
    ],
  ])('is not proven when %s', (_what, subscription) => {
    expect(evidenceOf(order, subscription)).toBe('unresolvable');
  });

  it.each([
    ['another card', aSavedCard({ lastFour: '2222' })],
    ['the same card with another date', aSavedCard({ lastFour: '1111', expiry: { month: 1, year: 2040 } })],
  ])('is proven by %s', (_what, card) => {
    expect(evidenceOf(order, { ...before, card })).toBe('executed');
  });

  it('differs from an order with the saved card, which the end of a pause proves', () => {
    const paused = aSubscription({ status: 'Paused' });
    const saved = { ...selection, method: 'existing-card' as const };
    const resumed = placedOrderOf('update', saved, paused, anOrderKey(), aMoment());
    expect(evidenceOf(resumed, { ...paused, status: 'Active' })).toBe('executed');
  });

  it('is proven by a first card', () => {
    const first = placedOrderOf('update', selection, { ...before, card: undefined }, anOrderKey(), aMoment());
    expect(evidenceOf(first, before)).toBe('executed');
  });
});

describe('isAbsenceProven', () => {
  it.each([
    [3, 60_000, true],
    [4, 90_000, true],
    [2, 90_000, false],
    [3, 59_999, false],
    [0, 0, false],
  ])('after %i reads and %i milliseconds: %s', (reads, elapsed, isProven) => {
    expect(isAbsenceProven(elapsed, reads)).toBe(isProven);
  });
});

describe('selectionOf', () => {
  it('is the ordered selection, at the prices of the catalogue', () => {
    const order = aPlacedOrder({ addOns: [{ ...photos, quantity: 2 }] });
    const plan = aPlan({ metadata: { displayOrder: 1 } });
    expect(selectionOf(order, aCatalog())).toEqual(
      aSelection({ plan, addOns: [{ addOn: anAddOn(), quantity: 2 }] }),
    );
  });

  it.each([
    ['its plan', { planId: aPlanId('gone') }],
    ['its plan in that cycle', { cycle: 'annual' as const }],
    ['one of its add-ons', { addOns: [photos, { id: anAddOnId('gone'), quantity: 1 }] }],
  ])('is undefined when the catalogue lacks %s', (_what, overrides) => {
    expect(selectionOf(aPlacedOrder(overrides), aCatalog())).toBeUndefined();
  });

  it('is undefined for an order of another tab', () => {
    expect(selectionOf(asSeenByOtherTab(aPlacedOrder()), aCatalog())).toBeUndefined();
  });

  it('restores an order as it was sent', () => {
    const order = aPlacedOrder({ addOns: [photos] });
    const selection = selectionOf(order, aCatalog());
    expect(selection && placedOrderOf('create', selection, undefined, anOrderKey(), order.sentAt)).toEqual(
      order,
    );
  });
});
