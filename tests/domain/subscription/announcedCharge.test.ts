import { describe, expect, it } from 'vitest';
import { Money } from '@/domain/shared/Money';
import { announcedChargeOf } from '@/domain/subscription/announcedCharge';
import type { Subscription } from '@/domain/subscription/Subscription';
import { anAddOnItem } from '@tests/support/builders/anAddOnItem';
import { aMoment, aPointInTime } from '@tests/support/builders/aMoment';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { defined } from '@tests/support/builders/defined';

const NOW = aMoment('2026-04-01T12:00:00Z');
const LATER = aPointInTime('2026-04-10T09:00:00Z');
const dollars = defined(Money.parse(1000, 'USD'));

function chargeOf(overrides: Partial<Subscription>) {
  return announcedChargeOf(aSubscription({ nextBillingDate: LATER, ...overrides }), NOW, undefined);
}

describe('the announced charge', () => {
  it('is the total of the subscription on its next billing date', () => {
    const charge = defined(chargeOf({ items: [aPlanItem(), anAddOnItem({ quantity: 2 })] }));
    expect([charge.amount.minor, charge.date]).toEqual([6900, LATER]);
  });

  it('may be today', () => {
    expect(chargeOf({ nextBillingDate: aPointInTime('2026-04-01T09:00:00Z') })).toBeDefined();
  });

  it.each<[string, Partial<Subscription>]>([
    ['a date', { nextBillingDate: undefined }],
    ['a date that is not over', { nextBillingDate: aPointInTime('2026-03-31T09:00:00Z') }],
    ['every price', { items: [aPlanItem(), anAddOnItem({ price: undefined })] }],
    ['one currency', { items: [aPlanItem(), anAddOnItem({ price: dollars })] }],
    ['items', { items: [] }],
    ['an amount above zero', { items: [aPlanItem({ price: Money.zero() })] }],
    ['a status other than a trial', { status: 'InTrial' }],
    ['a status other than paused', { status: 'Paused' }],
    ['a status that is recognised', { status: 'NonRenewing' }],
    ['a subscription that is not cancelled', { cancelledAt: LATER }],
  ])('is not known without %s', (_what, overrides) => {
    expect(chargeOf(overrides)).toBeUndefined();
  });
});
