import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoSubscriptions } from '@/adapters/in-memory/world/seeds/demoSubscriptions';
import { plainDateAt, plainDateOf, comparePlainDates } from '@/domain/shared/plainDate';
import { Money } from '@/domain/shared/Money';
import type { PlainDate } from '@/domain/shared/pointInTime';
import { comingYearOf, monthsLater, monthsOf, periodsOf, repeatsOf } from '@/domain/subscription/comingYear';
import type { Subscription } from '@/domain/subscription/Subscription';
import { sumsByCurrency } from '@/domain/subscription/subscriptionTotals';
import { aDay, aMoment } from '../../support/builders/aMoment';
import { aPlanItem } from '../../support/builders/aPlanItem';
import { aSubscription } from '../../support/builders/aSubscription';
import { assertProperty } from '../arbitraries';
import { anySubscription } from './anySubscription';

const NOW = aMoment('2026-11-22T07:41:00Z');
const TODAY = plainDateAt(NOW, undefined);

const day = (text: string): PlainDate => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  return { year, month, day: date };
};
const textOf = ({ year, month, day: date }: PlainDate): string => [year, month, date].join('-');

const yearOf = (...all: readonly Subscription[]) =>
  comingYearOf(
    all.map((subscription) => ({ subscription, timeZone: undefined })),
    NOW,
  );

const costing = (agorot: number, next: string, overrides: Partial<Subscription> = {}): Subscription => {
  const { year, month, day: date } = day(next);
  return aSubscription({
    items: [aPlanItem({ price: Money.agorot(agorot) })],
    nextBillingDate: aDay(year, month, date),
    ...overrides,
  });
};
const datesOf = (...all: readonly Subscription[]) => yearOf(...all).charges.map(({ date }) => textOf(date));

describe('the same day of a later month', () => {
  it.each([
    ['2026-11-22', 1, '2026-12-22'],
    ['2026-12-22', 1, '2027-1-22'],
    ['2027-1-31', 1, '2027-2-28'],
    ['2027-1-31', 2, '2027-3-31'],
    ['2027-1-31', 13, '2028-2-29'],
    ['2028-2-29', 12, '2029-2-28'],
    ['2026-11-22', 0, '2026-11-22'],
  ])('of %s, %i months later, is %s', (from, months, expected) => {
    expect(textOf(monthsLater(day(from), months))).toBe(expected);
  });

  it('is a day that exists, in the wanted month, and never a later day of the month', () => {
    const anyDay = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    assertProperty(anyDay, fc.nat({ max: 600 }), (date, months) => {
      const from = plainDateOf({ kind: 'plain-date', date: day(date.toISOString().slice(0, 10)) }, undefined);
      const later = monthsLater(from, months);
      expect(later.year * 12 + later.month).toBe(from.year * 12 + from.month + months);
      expect(later.day).toBeLessThanOrEqual(from.day);
      const next = new Date(Date.UTC(later.year, later.month - 1, later.day + 1));
      expect(later.day === from.day || next.getUTCDate() === 1).toBe(true);
    });
  });
});

describe('the coming charges', () => {
  it.each([
    ['America/New_York', '2027-10-22'],
    ['Asia/Jerusalem', '2027-11-22'],
  ])('end before the same day of the next year in %s', (timeZone, last) => {
    /* Still 22 November in New York, and 23 November in Israel. */
    const now = aMoment('2026-11-22T23:30:00Z');
    const { charges } = comingYearOf([{ subscription: costing(900, '2026-12-22'), timeZone }], now);
    expect(charges.map(({ date }) => textOf(date)).at(-1)).toBe(last);
  });

  it('of the demo are 37, and 9,520 shekels', () => {
    const { charges, leftOut } = yearOf(...demoSubscriptions(NOW).values());
    expect(charges).toHaveLength(37);
    expect(sumsByCurrency(charges.map(({ amount }) => amount))).toEqual([Money.agorot(952_000)]);
    expect(leftOut.map(({ reason }) => reason).toSorted()).toEqual(['cancelled', 'paused', 'unknown']);
  });

  it('repeat on the last day of a short month', () => {
    expect(datesOf(costing(100, '2026-12-31')).slice(0, 4)).toEqual([
      '2026-12-31',
      '2027-1-31',
      '2027-2-28',
      '2027-3-31',
    ]);
  });

  it('are those of today until the day before the same day of the next year', () => {
    expect(datesOf(costing(100, '2026-11-22'))).toHaveLength(12);
    expect(datesOf(costing(100, '2026-11-22')).at(-1)).toBe('2027-10-22');
    expect(datesOf(costing(100, '2027-11-21'))).toEqual(['2027-11-21']);
    expect(datesOf(costing(100, '2027-11-22'))).toEqual([]);
  });

  it('are one of an annual plan, and the first one of a trial says so', () => {
    const trial = costing(100, '2026-12-1', { status: 'InTrial', trialEnd: aDay(2026, 12, 1) });
    const over = costing(100, '2026-12-5', { status: 'InTrial', trialEnd: aDay(2026, 11, 1) });
    const notes = yearOf(trial, over, costing(900, '2026-12-3', { periodUnit: 'year' })).charges.map(
      ({ note }) => note,
    );
    expect(notes.slice(0, 4)).toEqual(['first', 'year', undefined, undefined]);
  });

  it('are in the order of their dates', () => {
    expect(datesOf(costing(100, '2027-11-10'), costing(100, '2027-11-2'))).toEqual([
      '2027-11-2',
      '2027-11-10',
    ]);
  });

  it.each([
    ['past', '2026-11-21'],
    ['unknown', undefined],
  ])('have no date when the next one is %s', (_, date) => {
    const subscription =
      date === undefined ? costing(100, '2026-12-1', { nextBillingDate: undefined }) : costing(100, date);
    expect(yearOf(subscription)).toMatchObject({
      charges: [],
      undated: [{ amount: Money.agorot(100) }],
      leftOut: [],
    });
  });

  it.each([
    ['cancelled', costing(100, '2026-12-1', { cancelledAt: aDay(2026, 12, 1) })],
    ['paused', costing(100, '2026-12-1', { status: 'Paused' })],
    ['unknown', costing(100, '2026-12-1', { status: 'non_renewing' })],
    ['price', costing(100, '2026-12-1', { items: [aPlanItem({ price: undefined })] })],
    ['price', costing(100, '2026-12-1', { periodUnit: undefined })],
  ])('leave out a subscription, because of: %s', (reason, subscription) => {
    expect(yearOf(subscription)).toMatchObject({ charges: [], undated: [], leftOut: [{ reason }] });
  });

  it('of a subscription that costs nothing are none, and it is not left out', () => {
    expect(yearOf(costing(0, '2026-12-1'))).toEqual({ charges: [], undated: [], leftOut: [] });
  });

  it('of any subscription are within the year, each in a month of its own, at its price', () => {
    assertProperty(anySubscription, (subscription) => {
      const { charges, undated, leftOut } = yearOf(subscription);
      const end = monthsLater(TODAY, 12);
      for (const { date, amount } of charges) {
        expect(comparePlainDates(date, TODAY)).toBeGreaterThanOrEqual(0);
        expect(comparePlainDates(date, end)).toBeLessThan(0);
        expect(amount.minor).toBeGreaterThan(0);
      }
      expect(new Set(charges.map(({ date }) => date.year * 12 + date.month)).size).toBe(charges.length);
      expect(charges.length).toBeLessThanOrEqual(12);
      expect(
        [charges.length > 0, undated.length > 0, leftOut.length > 0].filter(Boolean).length,
      ).toBeLessThan(2);
    });
  });
});

describe('repeats', () => {
  it('are none when the first one is too late', () => {
    expect(repeatsOf(day('2027-1-1'), 1, day('2027-1-1'))).toEqual([]);
  });
});

describe('the months of the charges', () => {
  const periods = (...all: readonly Subscription[]) =>
    periodsOf(monthsOf(yearOf(...all).charges)).map(({ from, to, charges }) => [
      `${String(from.month)}.${String(from.year)}`,
      `${String(to.month)}.${String(to.year)}`,
      charges.length,
    ]);

  it('are none without a charge', () => {
    expect(monthsOf([])).toEqual([]);
    expect(periods()).toEqual([]);
  });

  it('include those without a charge, which no period has', () => {
    const two = [
      costing(900, '2026-12-3', { periodUnit: 'year' }),
      costing(900, '2027-3-3', { periodUnit: 'year' }),
    ];
    expect(monthsOf(yearOf(...two).charges).map(({ charges }) => charges.length)).toEqual([1, 0, 0, 1]);
    expect(periods(...two)).toEqual([
      ['12.2026', '12.2026', 1],
      ['3.2027', '3.2027', 1],
    ]);
  });

  it('are one period while the same subscriptions are charged, apart from the next month', () => {
    const yearly = costing(900, '2027-6-21', { periodUnit: 'year' });
    expect(periods(costing(100, '2026-12-1'), costing(200, '2026-12-15'), yearly)).toEqual([
      ['12.2026', '12.2026', 2],
      ['1.2027', '5.2027', 10],
      ['6.2027', '6.2027', 3],
      ['7.2027', '11.2027', 10],
    ]);
  });

  it('are apart where a subscription is charged for the first time after its trial', () => {
    const trial = costing(200, '2027-2-3', { status: 'InTrial', trialEnd: aDay(2027, 2, 3) });
    expect(periods(costing(100, '2026-12-1'), trial)).toEqual([
      ['12.2026', '12.2026', 1],
      ['1.2027', '1.2027', 1],
      ['2.2027', '2.2027', 2],
      ['3.2027', '11.2027', 18],
    ]);
  });

  it('are apart where another subscription is charged', () => {
    const [one, other] = ['2027-1-1', '2027-2-1'].map((next) => costing(900, next, { periodUnit: 'year' }));
    if (one === undefined || other === undefined) throw new Error('Expected two subscriptions');
    expect(periods(costing(900, '2026-12-1', { periodUnit: 'year' }), one, other)).toHaveLength(3);
  });

  it('hold every charge once', () => {
    assertProperty(fc.array(anySubscription, { maxLength: 6 }), (all) => {
      const { charges } = yearOf(...all);
      const [months, grouped] = [monthsOf(charges), periodsOf(monthsOf(charges))];
      expect(months.flatMap((month) => month.charges)).toEqual(charges);
      expect(grouped.flatMap((period) => period.charges)).toEqual(charges);
    });
  });
});
