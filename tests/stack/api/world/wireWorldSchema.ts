import * as v from 'valibot';

const text = v.nullable(v.string());
const texts = v.record(v.string(), v.string());
const number = v.nullable(v.number());

export const NAMES = v.object({ firstName: texts, lastName: texts });

const USER = v.object({
  id: v.string(),
  firstName: text,
  lastName: text,
  multiLanguageUserName: NAMES,
  displayName: text,
  email: text,
  phoneNumber: text,
  address: text,
  streetAddress: text,
  city: text,
  avatar: text,
  businessIds: v.array(v.string()),
  chats: v.array(v.string()),
});

const BUSINESS = v.looseObject({
  id: v.string(),
  ownerId: v.nullish(v.string()),
  status: v.nullish(v.string()),
  isActive: v.nullish(v.boolean()),
});

const ITEM = v.object({
  item_type: v.picklist(['Plan', 'Addon']),
  id: v.string(),
  name: v.string(),
  external_name: v.optional(v.string()),
  price: v.number(),
  quantity: v.optional(v.number()),
});

const CARD = v.object({
  last_four: v.string(),
  card_type: text,
  mask_number: text,
  status: v.string(),
  expiry_month: number,
  expiry_year: number,
});

const SUBSCRIPTION = v.object({
  status: v.string(),
  cancelled_at: number,
  cancel_reason: text,
  trial_end: number,
  next_billing_date: number,
  period_unit: text,
  items: v.array(ITEM),
  card: v.nullable(CARD),
});

/** The schema of test data that is sent to the control routes. */
export const WORLD = v.strictObject({
  users: v.optional(v.array(USER)),
  unreadableUserIds: v.optional(v.array(v.string())),
  businesses: v.optional(v.array(BUSINESS)),
  subscriptions: v.optional(v.record(v.string(), SUBSCRIPTION)),
  plans: v.optional(v.array(v.record(v.string(), v.unknown()))),
});
