import type { Instant } from '@/domain/shared/instant';
import { isInTrial, tenseOfEnd, type Subscription } from '@/domain/subscription/Subscription';
import { formatDate } from '@/ui/i18n/formatters';
import type { Notice } from '@/ui/shell/Notices';

/**
 * The toast after a cancellation. It tells until when the subscription can be used, or that it has ended (decision
 * C94).
 */
export function cancellationNotice(
  subscription: Subscription | undefined,
  now: Instant,
  timeZone: string | undefined,
): Notice {
  const kind = 'success';
  const cancelledAt = subscription?.cancelledAt;
  if (cancelledAt === undefined) return { kind, message: 'subscription.cancel.done' };
  const tense = tenseOfEnd(cancelledAt, now, timeZone);
  if (tense === 'today') return { kind, message: 'subscription.cancel.doneToday' };
  const values = { date: formatDate(cancelledAt, timeZone) };
  if (tense === 'past') return { kind, message: 'subscription.cancel.donePast', values };
  return subscription !== undefined && isInTrial(subscription)
    ? { kind, message: 'subscription.cancel.doneTrialUntil', values }
    : { kind, message: 'subscription.cancel.doneUntil', values };
}
