/* The data of the API in the spelling of its responses (spec sections 3 and 7). */

export type WireText = Partial<Record<'en' | 'he' | 'ar', string>>;

export interface WireNames {
  firstName: WireText;
  lastName: WireText;
}

export interface WireUser {
  id: string;
  firstName: string | null;
  lastName: string | null;
  multiLanguageUserName: WireNames;
  displayName: string | null;
  email: string | null;
  phoneNumber: string | null;
  address: string | null;
  streetAddress: string | null;
  city: string | null;
  avatar: string | null;
  businessIds: readonly string[];
  chats: readonly string[];
}

/** The declared fields are used here. Further fields are passed on unchanged. */
export interface WireBusiness {
  id: string;
  ownerId?: string | null | undefined;
  status?: string | null | undefined;
  isActive?: boolean | null | undefined;
  [field: string]: unknown;
}

/** A catalogue record of the back office, which may be invalid. */
export type WirePlan = Readonly<Record<string, unknown>>;

export interface WireItem {
  item_type: 'Plan' | 'Addon';
  id: string;
  name: string;
  external_name?: string | undefined;
  /** In minor units. */
  price: number;
  /** Add-ons only. */
  quantity?: number | undefined;
}

export interface WireCard {
  last_four: string;
  card_type: string | null;
  mask_number: string | null;
  status: string;
  expiry_month: number | null;
  expiry_year: number | null;
}

/** Dates in seconds since 1970. */
export interface WireSubscription {
  status: string;
  cancelled_at: number | null;
  cancel_reason: string | null;
  trial_end: number | null;
  next_billing_date: number | null;
  period_unit: string | null;
  items: readonly WireItem[];
  card: WireCard | null;
}

export interface WireWorld {
  readonly users?: readonly WireUser[] | undefined;
  /** Users whose records fail to load. */
  readonly unreadableUserIds?: readonly string[] | undefined;
  readonly businesses?: readonly WireBusiness[] | undefined;
  /** By the id of the business. */
  readonly subscriptions?: Readonly<Record<string, WireSubscription>> | undefined;
  readonly plans?: readonly WirePlan[] | undefined;
}

/** Owners of thousands of businesses. */
export interface WireLargeOwners {
  readonly users: readonly WireUser[];
  readonly businesses: readonly WireBusiness[];
}

/** The initial data. */
export interface InitialWorld extends WireWorld {
  /** The same object at every reset, so that it is inserted once and then copied. */
  readonly largeOwners?: WireLargeOwners | undefined;
}
