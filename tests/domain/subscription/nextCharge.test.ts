import { describe, expect, it } from 'vitest';
import { Money } from '@/domain/shared/Money';
import { announcedChargeOf } from '@/domain/subscription/nextCharge';
import type { Subscription } from '@/domain/subscription/Subscription';
import { anAddOnItem } from '@tests/support/builders/anAddOnItem';
import { aLocalTime, aPointInTime } from '@tests/support/builders/aMoment';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { defined } from '@tests/support/builders/defined';

const NOW = aLocalTime('2026-04-01T12:00:00Z');
const LATER = aPointInTime('2026-04-10T09:00:00Z');
const dollars = defined(Money.parse(1000, 'USD'));

function chargeOf(overrides: Partial<Subscription>) {
  return announcedChargeOf(aSubscription({ nextBillingDate: LATER, ...overrides }), NOW);
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
    ['without a date', { nextBillingDate: undefined }],
    ['when the date is past', { nextBillingDate: aPointInTime('2026-03-31T09:00:00Z') }],
    ['without every price', { items: [aPlanItem(), anAddOnItem({ price: undefined })] }],
    ['in two currencies', { items: [aPlanItem(), anAddOnItem({ price: dollars })] }],
    ['without items', { items: [] }],
    ['when the subscription is free', { items: [aPlanItem({ price: Money.zero() })] }],
    ['in a trial', { status: 'InTrial' }],
    ['while paused', { status: 'Paused' }],
    ['for an unknown status', { status: 'NonRenewing' }],
    ['when cancelled', { cancelledAt: LATER }],
  ])('is undefined %s', (_what, overrides) => {
    expect(chargeOf(overrides)).toBeUndefined();
  });
});
