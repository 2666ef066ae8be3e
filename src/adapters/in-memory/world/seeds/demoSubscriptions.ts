import type { BusinessId } from '@/domain/business/BusinessId';
import { DAY } from '@/domain/shared/plainDate';
import { instant, type Instant } from '@/domain/shared/instant';
import type { PointInTime } from '@/domain/shared/pointInTime';
import { Money } from '@/domain/shared/Money';
import type { CardExpiry, SavedCard } from '@/domain/subscription/paymentMethod';
import type { AddOnItem, PlanItem, Subscription } from '@/domain/subscription/Subscription';
import { addOnId, businessId, planId } from './demoIds';

function plan(id: string, name: string, agorot: number): PlanItem {
  return { type: 'plan', id: planId(id), name, price: Money.agorot(agorot), quantity: 1 };
}

function addOn(id: string, name: string, agorot: number, quantity = 1): AddOnItem {
  return { type: 'addon', id: addOnId(id), name, price: Money.agorot(agorot), quantity };
}

const ESSENTIAL = plan('essential-monthly', 'Essential', 7900);
const PROFESSIONAL = plan('professional-monthly', 'Professional', 14_900);
const URGENT_CALL_OUTS = addOn('urgent-call-outs-monthly', 'Urgent call-outs', 3900);

function visa(status: string, expiry: CardExpiry): SavedCard {
  return { lastFour: '4242', brand: 'visa', maskedNumber: '************4242', status, expiry };
}

/** The month after the given number of months. Relative to `startTime`, so that demo cards do not expire over time. */
function monthAfter(startTime: Instant, months: number): CardExpiry {
  const date = new Date(startTime);
  const count = date.getUTCFullYear() * 12 + date.getUTCMonth() + months;
  return { month: (count % 12) + 1, year: Math.floor(count / 12) };
}

/** The subscriptions of the demo. Math with Noor and the diving school have none. */
export function demoSubscriptions(startTime: Instant): ReadonlyMap<BusinessId, Subscription> {
  const inDays = (days: number): PointInTime => ({
    kind: 'instant',
    instant: instant(startTime + days * DAY),
  });
  const monthly: Subscription = {
    status: 'Active',
    cancelledAt: undefined,
    cancelReason: undefined,
    trialEnd: undefined,
    nextBillingDate: inDays(18),
    periodUnit: 'month',
    items: [PROFESSIONAL],
    hasUnreadItems: false,
    card: visa('valid', { month: 8, year: monthAfter(startTime, 36).year }),
  };
  return new Map([
    [
      businessId('AMN-10482'),
      {
        ...monthly,
        items: [
          PROFESSIONAL,
          URGENT_CALL_OUTS,
          addOn('extra-service-area-monthly', 'Extra service area', 2900, 2),
        ],
      },
    ],
    [
      businessId('AMN-10497'),
      { ...monthly, status: 'InTrial', trialEnd: inDays(9), nextBillingDate: inDays(9), items: [ESSENTIAL] },
    ],
    [
      businessId('AMN-10533'),
      {
        ...monthly,
        cancelledAt: inDays(23),
        cancelReason: 'not_needed',
        nextBillingDate: undefined,
        items: [PROFESSIONAL, addOn('photo-day-monthly', 'Photo day', 4500)],
      },
    ],
    [
      businessId('AMN-10588'),
      {
        ...monthly,
        nextBillingDate: inDays(211),
        periodUnit: 'year',
        items: [
          plan('premium-annual', 'Premium', 277_400),
          addOn('featured-placement-annual', 'Featured placement', 59_000),
        ],
      },
    ],
    [
      businessId('AMN-10604'),
      { ...monthly, status: 'Paused', nextBillingDate: undefined, items: [ESSENTIAL] },
    ],
    [
      businessId('AMN-10617'),
      {
        ...monthly,
        status: 'NonRenewing',
        items: [plan('starter-monthly', 'Starter', 5900)],
        card: visa('expiring', monthAfter(startTime, 1)),
      },
    ],
    [
      businessId('AMN-10625'),
      {
        ...monthly,
        items: [PROFESSIONAL, URGENT_CALL_OUTS],
        card: visa('expired', monthAfter(startTime, -2)),
      },
    ],
  ]);
}
