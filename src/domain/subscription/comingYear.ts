import { plainDateAt, plainDateOf, comparePlainDates } from '@/domain/shared/plainDate';
import type { Instant } from '@/domain/shared/instant';
import type { Money } from '@/domain/shared/Money';
import type { PlainDate } from '@/domain/shared/pointInTime';
import { MONTHS_IN_A_YEAR } from './billingCycle';
import { nextChargeOf } from './nextCharge';
import {
  billingCycleOfSubscription,
  displayStatusOf,
  isTrialRunning,
  totalOfSubscription,
} from './Subscription';
import type { DatedSubscription } from './subscriptionTotals';

/** A charge that is expected on a day. */
export interface DatedCharge<Of extends DatedSubscription = DatedSubscription> {
  readonly of: Of;
  readonly date: PlainDate;
  readonly amount: Money;
  /** `year`: the charge pays for a year. `first`: it is the first one after a trial. */
  readonly note: 'year' | 'first' | undefined;
}

/** A subscription that is charged, although the day of its next charge is not known. */
export interface UndatedCharge<Of extends DatedSubscription = DatedSubscription> {
  readonly of: Of;
  readonly amount: Money;
}

/** A subscription without an expected charge, and why. */
export interface LeftOut<Of extends DatedSubscription = DatedSubscription> {
  readonly of: Of;
  readonly reason: 'cancelled' | 'paused' | 'unknown' | 'price';
}

/** The charges of the next twelve months at the current prices. */
export interface ComingYear<Of extends DatedSubscription = DatedSubscription> {
  /** The earliest first. */
  readonly charges: readonly DatedCharge<Of>[];
  readonly undated: readonly UndatedCharge<Of>[];
  readonly leftOut: readonly LeftOut<Of>[];
}

/** A subscription that costs nothing has no charge and is not left out. */
export function comingYearOf<Of extends DatedSubscription>(all: readonly Of[], now: Instant): ComingYear<Of> {
  const each = all.map((of) => chargesOfOne(of, now));
  return {
    charges: each
      .flatMap(({ charges = [] }) => charges)
      .toSorted((a, b) => comparePlainDates(a.date, b.date)),
    undated: each.flatMap(({ undated }) => undated ?? []),
    leftOut: each.flatMap(({ leftOut }) => leftOut ?? []),
  };
}

interface ChargesOfOne<Of extends DatedSubscription> {
  readonly charges?: readonly DatedCharge<Of>[];
  readonly undated?: UndatedCharge<Of>;
  readonly leftOut?: LeftOut<Of>;
}

function chargesOfOne<Of extends DatedSubscription>(of: Of, now: Instant): ChargesOfOne<Of> {
  const { subscription, timeZone } = of;
  const status = displayStatusOf(subscription);
  if (status === 'cancelled' || status === 'paused' || status === 'unknown')
    return { leftOut: { of, reason: status } };
  const amount = totalOfSubscription(subscription);
  const cycle = billingCycleOfSubscription(subscription);
  if (amount === undefined || cycle === undefined) return { leftOut: { of, reason: 'price' } };
  if (amount.minor === 0) return {};
  const next = nextChargeOf(subscription, { now, timeZone })?.date;
  if (next === undefined) return { undated: { of, amount } };
  const isInTrial = isTrialRunning(subscription, { now, timeZone });
  const usual = cycle === 'annual' ? 'year' : undefined;
  const end = monthsLater(plainDateAt(now, timeZone), MONTHS_IN_A_YEAR);
  const dates = repeatsOf(plainDateOf(next, timeZone), cycle === 'annual' ? MONTHS_IN_A_YEAR : 1, end);
  return {
    charges: dates.map((date, position) => ({
      of,
      date,
      amount,
      note: isInTrial && position === 0 ? 'first' : usual,
    })),
  };
}

/** The date and its repeats every so many months, before the end. */
export function repeatsOf(first: PlainDate, months: number, end: PlainDate): readonly PlainDate[] {
  const dates: PlainDate[] = [];
  for (let date = first; comparePlainDates(date, end) < 0; date = monthsLater(first, dates.length * months))
    dates.push(date);
  return dates;
}

/** The same day of a later month, or the last day of a month that is too short for it. */
export function monthsLater({ year, month, day }: PlainDate, months: number): PlainDate {
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const days = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1, day: Math.min(day, days) };
}

export interface Month {
  readonly year: number;
  readonly month: number;
}

/** The charges of a month, or of several consecutive months. */
export interface ChargedMonths<Of extends DatedSubscription = DatedSubscription> {
  readonly from: Month;
  readonly to: Month;
  readonly charges: readonly DatedCharge<Of>[];
}

/** Every month from the first charge to the last, also months without a charge. */
export function monthsOf<Of extends DatedSubscription>(
  charges: readonly DatedCharge<Of>[],
): readonly ChargedMonths<Of>[] {
  const [first, last] = [charges[0], charges.at(-1)];
  if (first === undefined || last === undefined) return [];
  const count = monthNumberOf(last.date) - monthNumberOf(first.date) + 1;
  const months = Array.from({ length: count }, (_, offset) => {
    const { year, month } = monthsLater(first.date, offset);
    const chargesOfMonth: DatedCharge<Of>[] = [];
    return { from: { year, month }, to: { year, month }, charges: chargesOfMonth };
  });
  for (const charge of charges)
    months[monthNumberOf(charge.date) - monthNumberOf(first.date)]?.charges.push(charge);
  return months;
}

/** The months with charges. From the second month on, consecutive months with the same charges become one period. */
export function periodsOf<Of extends DatedSubscription>(
  months: readonly ChargedMonths<Of>[],
): readonly ChargedMonths<Of>[] {
  const periods: ChargedMonths<Of>[] = [];
  for (const [position, month] of months.entries()) {
    const last = periods.at(-1);
    if (position > 1 && last !== undefined && chargeTheSame(months[position - 1], month))
      periods[periods.length - 1] = {
        ...last,
        to: month.to,
        charges: [...last.charges, ...month.charges],
      };
    else if (month.charges.length > 0) periods.push(month);
  }
  return periods;
}

/** Whether both months charge the same subscriptions and `before` has no first charge after a trial. */
function chargeTheSame(before: ChargedMonths | undefined, month: ChargedMonths): boolean {
  if (before === undefined || before.charges.length === 0 || before.charges.length !== month.charges.length)
    return false;
  if (before.charges.some(({ note }) => note === 'first')) return false;
  const charged = new Set(before.charges.map(({ of }) => of));
  return month.charges.every(({ of }) => charged.has(of));
}

const monthNumberOf = ({ year, month }: Month): number => year * MONTHS_IN_A_YEAR + month;
