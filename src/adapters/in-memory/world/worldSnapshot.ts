import * as v from 'valibot';
import { DEMO_CALLS, DEMO_OUTAGES } from '@/application/ports/DemoControls';
import { parseBusinessId, type BusinessId } from '@/domain/business/BusinessId';
import type { DisplayedBusinessStatus } from '@/domain/business/businessStatus';
import { parseUserId, type User } from '@/domain/identity/User';
import { instant, type Instant } from '@/domain/shared/instant';
import { byLanguage } from '@/domain/shared/language';
import { Money } from '@/domain/shared/Money';
import { parseAddOnId, parsePlanId } from '@/domain/subscription/Plan';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { NetworkConditions } from './DemoNetwork';

/** Incremented when the seeds or the format change. Older snapshots are then ignored. */
const SNAPSHOT_VERSION = 1;

/** The changes since the start time. The seeds are not stored. */
export interface WorldSnapshot {
  readonly begin: Instant;
  readonly users: readonly User[];
  readonly statuses: readonly (readonly [BusinessId, DisplayedBusinessStatus])[];
  readonly subscriptions: readonly (readonly [BusinessId, Subscription])[];
  readonly conditions: NetworkConditions;
}

const TEXT = v.string();
const WHOLE = v.pipe(v.number(), v.safeInteger());
const INSTANT = v.pipe(v.number(), v.finite(), v.transform(instant));

/** JSON omits undefined fields. This adds them again, because the domain type requires every key. */
const maybe = <Schema extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(schema: Schema) =>
  v.optional(schema, () => undefined);

const idBy = <Id extends string>(parse: (input: unknown) => Id | undefined) =>
  v.pipe(
    v.string(),
    v.transform((text) => parse(text)),
    v.custom<Id>((id) => id !== undefined),
  );

const MONEY = v.pipe(
  v.object({ minor: WHOLE, currency: TEXT }),
  v.transform(({ minor, currency }) => Money.parse(minor, currency)),
  v.custom<Money>((money) => money instanceof Money),
);

const POINT_IN_TIME = v.variant('kind', [
  v.object({ kind: v.literal('instant'), instant: INSTANT }),
  v.object({ kind: v.literal('civil-date'), date: v.object({ year: WHOLE, month: WHOLE, day: WHOLE }) }),
]);

const LOCALIZED_TEXT = v.object(byLanguage(() => v.exactOptional(TEXT)));

const BUSINESS_ID = idBy(parseBusinessId);

const USER = v.object({
  id: idBy(parseUserId),
  firstName: maybe(TEXT),
  lastName: maybe(TEXT),
  names: v.object({ firstName: LOCALIZED_TEXT, lastName: LOCALIZED_TEXT }),
  displayName: maybe(TEXT),
  email: maybe(TEXT),
  phoneNumber: maybe(TEXT),
  address: maybe(TEXT),
  streetAddress: maybe(TEXT),
  city: maybe(TEXT),
  avatar: maybe(TEXT),
  businessIds: v.array(BUSINESS_ID),
  chats: v.array(TEXT),
});

const ITEM = { name: TEXT, price: MONEY, quantity: WHOLE };

const SUBSCRIPTION = v.object({
  status: TEXT,
  cancelledAt: maybe(POINT_IN_TIME),
  cancelReason: maybe(TEXT),
  trialEnd: maybe(POINT_IN_TIME),
  nextBillingDate: maybe(POINT_IN_TIME),
  periodUnit: maybe(v.picklist(['month', 'year'])),
  items: v.array(
    v.variant('type', [
      v.object({ type: v.literal('plan'), id: idBy(parsePlanId), ...ITEM }),
      v.object({ type: v.literal('addon'), id: idBy(parseAddOnId), ...ITEM }),
    ]),
  ),
  card: maybe(
    v.object({
      lastFour: TEXT,
      brand: maybe(TEXT),
      maskedNumber: maybe(TEXT),
      status: TEXT,
      expiry: maybe(v.object({ month: WHOLE, year: WHOLE })),
    }),
  ),
});

const CONDITIONS = v.object({
  latency: v.pipe(v.number(), v.minValue(0), v.maxValue(60_000)),
  outages: v.record(
    v.picklist(DEMO_CALLS),
    v.object({ outage: v.picklist(DEMO_OUTAGES), times: maybe(v.pipe(WHOLE, v.minValue(1))) }),
  ),
});

const SNAPSHOT = v.object({
  version: v.literal(SNAPSHOT_VERSION),
  begin: INSTANT,
  users: v.array(USER),
  statuses: v.array(v.tuple([BUSINESS_ID, v.picklist(['active', 'inactive'])])),
  subscriptions: v.array(v.tuple([BUSINESS_ID, SUBSCRIPTION])),
  conditions: CONDITIONS,
});

export function writeSnapshot(snapshot: WorldSnapshot): string {
  return JSON.stringify({ version: SNAPSHOT_VERSION, ...snapshot });
}

/** Undefined for invalid data and for snapshots of another version. */
export function readSnapshot(text: string): WorldSnapshot | undefined {
  try {
    const parsed = v.safeParse(SNAPSHOT, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
