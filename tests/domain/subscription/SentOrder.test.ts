import { describe, expect, it } from 'vitest';
import { instant } from '@/domain/shared/instant';
import { fingerprintOf } from '@/domain/subscription/PlanSelection';
import {
  isCarriedOut,
  isInFlight,
  ORDER_IN_FLIGHT,
  orderKindFor,
  selectionOf,
  sentOrderOf,
} from '@/domain/subscription/SentOrder';
import { aCatalog } from '@tests/support/builders/aCatalog';
import { aMoment, aPointInTime } from '@tests/support/builders/aMoment';
import { anAddOn } from '@tests/support/builders/anAddOn';
import { anAddOnId } from '@tests/support/builders/anAddOnId';
import { anAddOnItem } from '@tests/support/builders/anAddOnItem';
import { aPlan } from '@tests/support/builders/aPlan';
import { aPlanId } from '@tests/support/builders/aPlanId';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aSelection } from '@tests/support/builders/aSelection';
import { aSentOrder } from '@tests/support/builders/aSentOrder';
import { aSubscription } from '@tests/support/builders/aSubscription';

const cancelled = aSubscription({ cancelledAt: aPointInTime() });
const photos = { id: anAddOnId(), quantity: 1 };

describe('orderKindFor', () => {
  it.each([
    ['a business without a subscription creates one', undefined, 'create'],
    ['one that is running is updated', aSubscription(), 'update'],
    ['decision C4: one that is cancelled is reactivated', cancelled, 'reactivate'],
  ] as const)('%s', (_rule, subscription, kind) => {
    expect(orderKindFor(subscription)).toBe(kind);
  });
});

describe('sentOrderOf', () => {
  it('remembers ids and quantities, the subscription before, and the moment', () => {
    const selection = aSelection({ addOns: [{ addOn: anAddOn(), quantity: 2 }], method: 'new-card' });
    expect(sentOrderOf(selection, aSubscription(), aMoment())).toEqual({
      kind: 'update',
      cycle: 'monthly',
      planId: 'basic-monthly',
      addOns: [{ id: 'photos-monthly', quantity: 2 }],
      fingerprintBefore: fingerprintOf(aSubscription()),
      sentAt: aMoment(),
    });
  });

  it('is nothing without a plan', () => {
    expect(sentOrderOf(aSelection({ plan: undefined }), undefined, aMoment())).toBeUndefined();
  });
});

describe('isCarriedOut', () => {
  const withPhotos = aSentOrder({ addOns: [photos] });

  it.each([
    ['a first subscription to what was ordered', aSentOrder(), aSubscription()],
    ['its add-ons in any order', withPhotos, aSubscription({ items: [anAddOnItem(), aPlanItem()] })],
    ['a period the server does not name', aSentOrder(), aSubscription({ periodUnit: undefined })],
    [
      'a cancellation that is taken back',
      aSentOrder({ fingerprintBefore: fingerprintOf(cancelled) }),
      aSubscription(),
    ],
  ])('is proven by %s', (_what, order, subscription) => {
    expect(isCarriedOut(order, subscription)).toBe(true);
  });

  it.each([
    ['no subscription', aSentOrder(), undefined],
    ['one that is cancelled', aSentOrder(), cancelled],
    [
      'the one that was there before',
      aSentOrder({ fingerprintBefore: fingerprintOf(aSubscription()) }),
      aSubscription(),
    ],
    ['another plan', aSentOrder({ planId: aPlanId('pro-monthly') }), aSubscription()],
    ['another period', aSentOrder(), aSubscription({ periodUnit: 'year' })],
    ['an add-on that is missing', withPhotos, aSubscription()],
    ['an add-on too many', aSentOrder(), aSubscription({ items: [aPlanItem(), anAddOnItem()] })],
    ['another add-on', withPhotos, aSubscription({ items: [aPlanItem(), anAddOnItem({ id: 'other' })] })],
    ['no plan at all', aSentOrder(), aSubscription({ items: [] })],
  ])('is not proven by %s', (_what, order, subscription) => {
    expect(isCarriedOut(order, subscription)).toBe(false);
  });
});

describe('isInFlight', () => {
  it('lasts for two minutes', () => {
    const order = aSentOrder();
    const after = (milliseconds: number) => isInFlight(order, instant(order.sentAt + milliseconds));
    expect([after(0), after(ORDER_IN_FLIGHT - 1), after(ORDER_IN_FLIGHT)]).toEqual([true, true, false]);
    expect(ORDER_IN_FLIGHT).toBe(120_000);
  });
});

describe('selectionOf', () => {
  it('is what was ordered, at the prices of the catalogue', () => {
    const order = aSentOrder({ addOns: [{ ...photos, quantity: 2 }] });
    const plan = aPlan({ metadata: { displayOrder: 1 } });
    expect(selectionOf(order, aCatalog())).toEqual(
      aSelection({ plan, addOns: [{ addOn: anAddOn(), quantity: 2 }] }),
    );
  });

  it.each([
    ['its plan', { planId: aPlanId('gone') }],
    ['its plan in that cycle', { cycle: 'annual' as const }],
    ['one of its add-ons', { addOns: [photos, { id: anAddOnId('gone'), quantity: 1 }] }],
  ])('is nothing when the catalogue lacks %s', (_what, deviation) => {
    expect(selectionOf(aSentOrder(deviation), aCatalog())).toBeUndefined();
  });

  it('gives an order back as it was sent', () => {
    const order = aSentOrder({ addOns: [photos] });
    const selection = selectionOf(order, aCatalog());
    expect(selection && sentOrderOf(selection, undefined, order.sentAt)).toEqual(order);
  });
});
