import * as v from 'valibot';
import { DEMO_CALLS, DEMO_OUTAGES } from '@/application/ports/DemoControls';
import { parseBusinessId, type BusinessId } from '@/domain/business/BusinessId';
import type { Business } from '@/domain/business/Business';
import type { BusinessDisplayStatus } from '@/domain/business/businessStatus';
import { DAYS_OF_WEEK } from '@/domain/business/operatingHours';
import { parseUserId, type User } from '@/domain/identity/User';
import { PROFILE_FIELDS } from '@/domain/profile/profileFields';
import { byKey } from '@/domain/shared/byKey';
import { instant, type Instant } from '@/domain/shared/instant';
import { Money } from '@/domain/shared/Money';
import { parseAddOnId, parsePlanId } from '@/domain/subscription/Plan';
import type { Subscription } from '@/domain/subscription/Subscription';
import { idBy, jsonOf, LOCALIZED_TEXT, optionalField } from '../../valibot/storedSchemas';
import type { NetworkConditions } from './DemoNetwork';

/** Incremented when the seeds or the format change. Older snapshots are then ignored. */
const SNAPSHOT_VERSION = 2;

/** The changes since the start time. The seeds are not stored. */
export interface WorldSnapshot {
  readonly begin: Instant;
  readonly users: readonly User[];
  readonly edits: readonly (readonly [BusinessId, BusinessEdit])[];
  readonly statuses: readonly (readonly [BusinessId, BusinessDisplayStatus])[];
  readonly subscriptions: readonly (readonly [BusinessId, Subscription])[];
  readonly conditions: NetworkConditions;
}

const TEXT = v.string();
const WHOLE = v.pipe(v.number(), v.safeInteger());
const INSTANT = v.pipe(v.number(), v.finite(), v.transform(instant));

const MONEY = v.pipe(
  v.object({ minor: WHOLE, currency: TEXT }),
  v.transform(({ minor, currency }) => Money.parse(minor, currency)),
  v.custom<Money>((money) => money instanceof Money),
);

const POINT_IN_TIME = v.variant('kind', [
  v.object({ kind: v.literal('instant'), instant: INSTANT }),
  v.object({ kind: v.literal('civil-date'), date: v.object({ year: WHOLE, month: WHOLE, day: WHOLE }) }),
]);

const BUSINESS_ID = idBy(parseBusinessId);

const USER = v.object({
  id: idBy(parseUserId),
  ...byKey(PROFILE_FIELDS, () => optionalField(TEXT)),
  names: v.object({ firstName: LOCALIZED_TEXT, lastName: LOCALIZED_TEXT }),
  displayName: optionalField(TEXT),
  streetAddress: optionalField(TEXT),
  city: optionalField(TEXT),
  avatar: optionalField(TEXT),
  businessIds: v.array(BUSINESS_ID),
  chats: v.array(TEXT),
});

const EDIT = v.object({
  name: optionalField(TEXT),
  displayName: optionalField(TEXT),
  description: optionalField(TEXT),
  names: LOCALIZED_TEXT,
  displayNames: LOCALIZED_TEXT,
  descriptions: LOCALIZED_TEXT,
  operatingHours: v.array(
    v.object({ dayOfWeek: v.picklist(DAYS_OF_WEEK), startTime: TEXT, endTime: TEXT, isActive: v.boolean() }),
  ),
  contacts: v.array(
    v.object({
      name: optionalField(TEXT),
      names: LOCALIZED_TEXT,
      phoneNumbers: v.array(TEXT),
      email: optionalField(TEXT),
      fax: optionalField(TEXT),
    }),
  ),
  website: optionalField(TEXT),
  address: optionalField(TEXT),
  profilePhoto: optionalField(TEXT),
  updatedAt: optionalField(POINT_IN_TIME),
});

export type BusinessEdit = Pick<Business, keyof typeof EDIT.entries>;

const ITEM = { name: TEXT, price: MONEY, quantity: WHOLE };

const SUBSCRIPTION = v.object({
  status: TEXT,
  cancelledAt: optionalField(POINT_IN_TIME),
  cancelReason: optionalField(TEXT),
  trialEnd: optionalField(POINT_IN_TIME),
  nextBillingDate: optionalField(POINT_IN_TIME),
  periodUnit: optionalField(v.picklist(['month', 'year'])),
  items: v.array(
    v.variant('type', [
      v.object({ type: v.literal('plan'), id: idBy(parsePlanId), ...ITEM }),
      v.object({ type: v.literal('addon'), id: idBy(parseAddOnId), ...ITEM }),
    ]),
  ),
  card: optionalField(
    v.object({
      lastFour: TEXT,
      brand: optionalField(TEXT),
      maskedNumber: optionalField(TEXT),
      status: TEXT,
      expiry: optionalField(v.object({ month: WHOLE, year: WHOLE })),
    }),
  ),
});

const CONDITIONS = v.object({
  latency: v.pipe(v.number(), v.minValue(0), v.maxValue(60_000)),
  outages: v.record(
    v.picklist(DEMO_CALLS),
    v.object({ outage: v.picklist(DEMO_OUTAGES), times: optionalField(v.pipe(WHOLE, v.minValue(1))) }),
  ),
});

const SNAPSHOT = v.object({
  version: v.literal(SNAPSHOT_VERSION),
  begin: INSTANT,
  users: v.array(USER),
  edits: v.array(v.tuple([BUSINESS_ID, EDIT])),
  statuses: v.array(v.tuple([BUSINESS_ID, v.picklist(['active', 'inactive'])])),
  subscriptions: v.array(v.tuple([BUSINESS_ID, SUBSCRIPTION])),
  conditions: CONDITIONS,
});

export function writeSnapshot(snapshot: WorldSnapshot): string {
  return JSON.stringify({ version: SNAPSHOT_VERSION, ...snapshot });
}

/** Undefined for missing or invalid data and for snapshots of another version. */
export function readSnapshot(text: string | undefined): WorldSnapshot | undefined {
  const parsed = v.safeParse(jsonOf(SNAPSHOT), text);
  return parsed.success ? parsed.output : undefined;
}
