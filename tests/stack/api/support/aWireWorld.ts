import type {
  WireBusiness,
  WireCard,
  WirePlan,
  WireSubscription,
  WireUser,
  WireWorld,
} from '../world/WireWorld';

/* Small test data in the format of the API, written independently of the adapters. */

/** A time in days from now, in whole seconds. */
export function inDays(days: number): number {
  return Math.floor(Date.now() / 1000) + days * 24 * 60 * 60;
}

export function aWireUser(overrides: Partial<WireUser> = {}): WireUser {
  return {
    id: 'noor',
    firstName: 'Noor',
    lastName: 'Haddad',
    multiLanguageUserName: { firstName: { en: 'Noor', he: 'נור' }, lastName: { en: 'Haddad' } },
    displayName: 'Noor Haddad',
    email: 'noor@example.com',
    phoneNumber: '052-123-4567',
    address: 'הרצל 12',
    streetAddress: 'הרצל 12',
    city: 'חיפה',
    avatar: null,
    businessIds: ['plumbing', 'diving'],
    chats: [],
    ...overrides,
  };
}

export function aWireBusiness(overrides: Partial<WireBusiness> = {}): WireBusiness {
  return {
    id: 'plumbing',
    ownerId: 'noor',
    status: 'active',
    isActive: true,
    multiLanguageData: { name: { en: 'Haddad Plumbing', ar: 'حداد للسباكة' } },
    contactInfo: [{ name: 'Office', phoneNumbers: ['04-812-3456'], email: 'office@example.com' }],
    website: 'https://plumbing.example.com',
    ...overrides,
  };
}

export function aWirePlan(overrides: WirePlan = {}): WirePlan {
  return {
    id: 'basic-monthly',
    name: 'Basic',
    external_name: null,
    type: 'plan',
    price: 4900,
    currency_code: 'ILS',
    period: 1,
    period_unit: 'month',
    status: 'active',
    entitlements: [],
    metadata: '{"display_order":1}',
    ...overrides,
  };
}

export function aWireCard(overrides: Partial<WireCard> = {}): WireCard {
  return {
    last_four: '4242',
    card_type: 'visa',
    mask_number: '************4242',
    status: 'valid',
    expiry_month: 8,
    expiry_year: 2029,
    ...overrides,
  };
}

/** The billing address of an order. */
export const A_WIRE_ADDRESS = {
  first_name: 'נור',
  last_name: 'חדאד',
  email: 'noor@example.com',
  phone: '0521234567',
  company: 'حداد للسباكة',
  vat_number: '123456782',
  address: 'הרצל 12',
  city: 'חיפה',
  zip: '3303139',
  country: 'IL',
};

export function aWireSubscription(overrides: Partial<WireSubscription> = {}): WireSubscription {
  return {
    status: 'Active',
    cancelled_at: null,
    cancel_reason: null,
    trial_end: null,
    next_billing_date: inDays(18),
    period_unit: 'month',
    items: [{ item_type: 'Plan', id: 'basic-monthly', name: 'Basic', price: 4900 }],
    card: aWireCard(),
    ...overrides,
  };
}

/**
 * Noor has a plumbing business and a diving school, Tamar has a bakery, and Sami's record is unreadable. Basic and
 * Pro are sold monthly, Basic also annually. There are an add-on for each period and retired items.
 */
export function aWireWorld(subscriptions: Readonly<Record<string, WireSubscription>> = {}): WireWorld {
  return {
    users: [aWireUser(), aWireUser({ id: 'tamar', businessIds: ['bakery'] })],
    unreadableUserIds: ['sami'],
    businesses: [
      aWireBusiness(),
      aWireBusiness({ id: 'diving', status: 'draft', isActive: false }),
      aWireBusiness({ id: 'bakery', ownerId: 'tamar' }),
    ],
    subscriptions,
    plans: [
      aWirePlan(),
      aWirePlan({ id: 'pro-monthly', name: 'PRO_1', external_name: 'Pro', price: 9900 }),
      aWirePlan({ id: 'basic-annual', period_unit: 'year', price: 49_000 }),
      aWirePlan({ id: 'old-monthly', status: 'archived' }),
      aWirePlan({ id: 'odd', period_unit: 'season' }),
      aWirePlan({ id: 'photos-monthly', name: 'Photos', type: 'addon', price: 1000 }),
      aWirePlan({ id: 'area-monthly', name: 'Area', type: 'Addon', price: 2900 }),
      aWirePlan({ id: 'photos-annual', name: 'Photos', type: 'addon', price: 10_000, period_unit: 'year' }),
      aWirePlan({ id: 'old-photos', type: 'addon', status: 'archived' }),
    ],
  };
}
