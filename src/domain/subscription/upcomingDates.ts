import { plainDateOf, relativeDayOf, type LocalTime } from '@/domain/shared/plainDate';
import type { PlainDate, PointInTime } from '@/domain/shared/pointInTime';
import type { Money } from '@/domain/shared/Money';
import { announcedChargeOf } from './nextCharge';
import { hasEnded, isCancelled, isTrialRunning, type Subscription } from './Subscription';

/** A date of a subscription that its owner should not miss. */
export type UpcomingDate =
  | { readonly kind: 'next-charge'; readonly date: PlainDate; readonly amount: Money }
  | { readonly kind: 'trial-end'; readonly date: PlainDate }
  | { readonly kind: 'subscription-end'; readonly date: PlainDate };

/** The dates that the server sent and that have not passed, in the time zone of the business (decision C105). */
export function upcomingDatesOf(subscription: Subscription, at: LocalTime): readonly UpcomingDate[] {
  const comingDate = (point: PointInTime | undefined): PlainDate | undefined =>
    point === undefined || relativeDayOf(point, at) === 'past' ? undefined : plainDateOf(point, at.timeZone);
  const charge = announcedChargeOf(subscription, at);
  const isInTrial = !isCancelled(subscription) && isTrialRunning(subscription, at);
  const trialEnd = isInTrial ? comingDate(subscription.trialEnd) : undefined;
  const end = hasEnded(subscription, at) ? undefined : comingDate(subscription.cancelledAt);
  return [
    ...(charge === undefined
      ? []
      : [
          {
            kind: 'next-charge',
            date: plainDateOf(charge.date, at.timeZone),
            amount: charge.amount,
          } as const,
        ]),
    ...(trialEnd === undefined ? [] : [{ kind: 'trial-end', date: trialEnd } as const]),
    ...(end === undefined ? [] : [{ kind: 'subscription-end', date: end } as const]),
  ];
}
