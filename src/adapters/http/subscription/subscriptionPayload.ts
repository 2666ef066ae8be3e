import * as v from 'valibot';
import { parsePointInTime } from '@/domain/shared/pointInTime';
import { nonBlank } from '@/domain/shared/LocalizedText';
import { parsePeriodUnit } from '@/domain/subscription/billingCycle';
import type { CancellationResponse, Subscription } from '@/domain/subscription/Subscription';
import type { ParseWarnings } from '../payload/ParseWarnings';
import { DATE, LIST, payload, TEXT } from '../payload/field';
import type { Wire } from '../wire';
import { CARD_PAYLOAD, parseCard } from './cardPayload';
import { parseItems } from './itemPayload';

/** The response to a cancellation (spec section 4). */
const CANCELLATION_FIELDS = {
  status: v.string(),
  cancelled_at: DATE,
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
  items: LIST,
  card: CARD_PAYLOAD,
});

/** Undefined without a status. */
export function parseSubscription(input: unknown, warnings: ParseWarnings): Subscription | undefined {
  const read = v.safeParse(SUBSCRIPTION_PAYLOAD, input);
  const cancellation = parseCancellation(input);
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
export function parseCancellation(input: unknown): CancellationResponse | undefined {
  const read = v.safeParse(CANCELLATION_PAYLOAD, input);
  const status = read.success ? nonBlank(read.output.status) : undefined;
  if (!read.success || status === undefined) return undefined;
  const { output } = read;
  return {
    status,
    cancelledAt: parsePointInTime(output.cancelled_at),
    cancelReason: nonBlank(output.cancel_reason),
    trialEnd: parsePointInTime(output.trial_end),
    nextBillingDate: parsePointInTime(output.next_billing_date),
  };
}
