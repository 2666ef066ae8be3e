import { describe, expect, it } from 'vitest';
import { subscriptionLineOf } from '@/domain/subscription/subscriptionLine';
import { aDay, aLocalTime, aPointInTime } from '../../support/builders/aMoment';
import { aPlanItem } from '../../support/builders/aPlanItem';
import { aSavedCard } from '../../support/builders/aSavedCard';
import { aSubscription } from '../../support/builders/aSubscription';

const NOW = aLocalTime('2026-11-22T07:41:00Z');
const charge = aDay(2026, 12, 10);
const active = aSubscription({ nextBillingDate: charge });
const plan = aPlanItem();
const price = { amount: plan.price, cycle: 'monthly' };

describe('the line about a subscription', () => {
  it.each([
    ['none', undefined, { kind: 'none' }],
    ['active', active, { kind: 'active', plan, price, nextCharge: charge }],
    [
      'active, without a card',
      { ...active, card: undefined },
      { kind: 'active', plan, price, nextCharge: charge },
    ],
    [
      'active, with a date in the past',
      aSubscription({ nextBillingDate: aDay(2026, 11, 1) }),
      { kind: 'active', plan, price, nextCharge: undefined },
    ],
    [
      'active, with the end of an earlier trial as its only date',
      aSubscription({ nextBillingDate: undefined, trialEnd: aDay(2026, 12, 1) }),
      { kind: 'active', plan, price, nextCharge: undefined },
    ],
    [
      'in trial',
      { ...active, status: 'InTrial', trialEnd: aDay(2026, 12, 1) },
      { kind: 'trial', plan, price, end: { date: aDay(2026, 12, 1), relativeDay: 'future' } },
    ],
    [
      'in trial, although the trial has ended',
      { ...active, status: 'InTrial', trialEnd: aDay(2026, 11, 1) },
      { kind: 'trial', plan, price, end: { date: aDay(2026, 11, 1), relativeDay: 'past' } },
    ],
    [
      'ending today',
      { ...active, cancelledAt: aDay(2026, 11, 22) },
      { kind: 'cancelled', plan, price, end: { date: aDay(2026, 11, 22), relativeDay: 'today' } },
    ],
    [
      'active, with an expired card',
      { ...active, card: aSavedCard({ status: 'expired', expiry: { month: 9, year: 2026 } }) },
      { kind: 'card-expired', plan, price, expiry: { month: 9, year: 2026 } },
    ],
    [
      'cancelled, and its card has expired',
      { ...active, cancelledAt: aDay(2026, 12, 15), card: aSavedCard({ status: 'expired' }) },
      { kind: 'cancelled', plan, price, end: { date: aDay(2026, 12, 15), relativeDay: 'future' } },
    ],
    [
      'ended earlier today',
      { ...active, cancelledAt: aPointInTime('2026-11-22T06:00:00Z') },
      {
        kind: 'cancelled',
        plan,
        price,
        end: { date: aPointInTime('2026-11-22T06:00:00Z'), relativeDay: 'past' },
      },
    ],
    [
      'cancelled without a date',
      { ...active, status: 'cancelled' },
      { kind: 'cancelled', plan, price, end: undefined },
    ],
    [
      'paused, with a next charge',
      { ...active, status: 'Paused' },
      { kind: 'paused', plan, price, hasNextCharge: true },
    ],
    ['unknown', { ...active, status: 'NonRenewing' }, { kind: 'unknown', plan, price }],
    [
      'paused',
      { ...active, status: 'Paused', nextBillingDate: undefined },
      { kind: 'paused', plan, price, hasNextCharge: false },
    ],
    [
      'without a known price and period',
      { ...active, periodUnit: undefined, items: [aPlanItem({ price: undefined })] },
      {
        kind: 'active',
        plan: aPlanItem({ price: undefined }),
        price: { amount: undefined, cycle: undefined },
        nextCharge: charge,
      },
    ],
  ])('of a subscription that is %s', (_, subscription, line) => {
    expect(subscriptionLineOf(subscription, NOW)).toEqual(line);
  });
});
