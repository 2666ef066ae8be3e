import * as v from 'valibot';
import { parsePointInTime, dateIfReadable } from '@/domain/shared/pointInTime';
import { nonBlank } from '@/domain/shared/LocalizedText';
import { parsePeriodUnit } from '@/domain/subscription/billingCycle';
import type { CancellationResponse, Subscription } from '@/domain/subscription/Subscription';
import type { ParseWarnings } from '../payload/ParseWarnings';
import { DATE, payload, TEXT } from '../payload/field';
import type { Wire } from '../wire';
import { CARD_PAYLOAD, parseCard } from './cardPayload';
import { parseItems } from './itemPayload';

/** The response to a cancellation (spec section 4). */
const CANCELLATION_FIELDS = {
  status: v.string(),
  /** Of any type: one that cannot be read must not count as none. */
  cancelled_at: v.optional(v.unknown()),
  cancel_reason: TEXT,
  trial_end: DATE,
  next_billing_date: DATE,
};

const CANCELLATION_PAYLOAD = payload<Wire['Cancellation']>()(CANCELLATION_FIELDS);

/** A subscription in a response (spec section 3). */
const SUBSCRIPTION_PAYLOAD = payload<Wire['Subscription']>()({
  ...CANCELLATION_FIELDS,
  period_unit: TEXT,
  currency_code: v.optional(v.unknown()),
  /** Of any type: `parseItems` reports what is neither missing nor a list. */
  items: v.optional(v.unknown()),
  card: CARD_PAYLOAD,
});

/** Undefined without a status. */
export function parseSubscription(input: unknown, warnings: ParseWarnings): Subscription | undefined {
  const read = v.safeParse(SUBSCRIPTION_PAYLOAD, input);
  const cancellation = parseCancellation(input, warnings);
  if (!read.success || cancellation === undefined) return undefined;
  const { period_unit, currency_code, items, card } = read.output;
  return {
    ...cancellation,
    periodUnit: parsePeriodUnit(period_unit),
    ...parseItems(items, currency_code, warnings),
    card: parseCard(card),
  };
}

/** Undefined without a status. */
export function parseCancellation(input: unknown, warnings: ParseWarnings): CancellationResponse | undefined {
  const read = v.safeParse(CANCELLATION_PAYLOAD, input);
  const status = read.success ? nonBlank(read.output.status) : undefined;
  if (!read.success || status === undefined) return undefined;
  const { output } = read;
  const dateOf = (field: 'cancelled_at' | 'trial_end' | 'next_billing_date') => {
    const date = parsePointInTime(output[field]);
    if (date === 'unreadable') warnings.add(`${field} of a subscription: unreadable`);
    return date;
  };
  const cancelledAt = dateOf('cancelled_at');
  return {
    status,
    cancelledAt: dateIfReadable(cancelledAt),
    ...(cancelledAt === 'unreadable' && { isCancellationUnread: true }),
    cancelReason: nonBlank(output.cancel_reason),
    trialEnd: dateIfReadable(dateOf('trial_end')),
    nextBillingDate: dateIfReadable(dateOf('next_billing_date')),
  };
}
