/* Generated from openapi.yaml by `npm run generate:wire`. Change that file. */

/** The method and the path of each call. */
export const CALLS = {
  getUser: ['GET', '/users/{id}'],
  updateUser: ['PUT', '/users/{id}'],
  createUser: ['POST', '/users'],
  listUsersByIds: ['POST', '/users/byIds'],
  uploadUserMedia: ['POST', '/users/media'],
  listBusinesses: ['POST', '/businesses'],
  createBusiness: ['POST', '/{region}/businesses'],
  getBusiness: ['GET', '/{region}/businesses/{id}'],
  replaceBusiness: ['PUT', '/{region}/businesses/{id}'],
  deleteBusiness: ['DELETE', '/{region}/businesses/{id}'],
  changeBusinessStatus: ['PUT', '/{region}/businesses/{id}/status'],
  uploadBusinessMedia: ['POST', '/{region}/businesses/media'],
  listPlans: ['GET', '/subscriptions/plans'],
  getSubscription: ['GET', '/subscriptions/{region}/businesses/{id}'],
  createSubscription: ['POST', '/subscriptions/{region}/businesses/{id}'],
  updateSubscription: ['PUT', '/subscriptions/{region}/businesses/{id}'],
  cancelSubscription: ['DELETE', '/subscriptions/{region}/businesses/{id}'],
  payForBusiness: ['POST', '/subscriptions/business/{id}/payment'],
} as const;

/** The bodies of requests and responses. */
export interface Wire {
  readonly Text: string | null;
  readonly Price: number | string;
  readonly Numeral: number | string | null;
  readonly Flag: boolean | null;
  readonly Date: number | string | null;
  readonly TextByLanguage: {
    readonly en?: Wire['Text'];
    readonly he?: Wire['Text'];
    readonly ar?: Wire['Text'];
  } | null;
  readonly NamesByLanguage: {
    readonly firstName?: Wire['TextByLanguage'];
    readonly lastName?: Wire['TextByLanguage'];
  } | null;
  readonly SentNames: {
    readonly firstName: Wire['SentText'];
    readonly lastName: Wire['SentText'];
  };
  readonly SentText: {
    readonly en?: string;
    readonly he?: string;
    readonly ar?: string;
  };
  readonly User: {
    readonly id: string;
    readonly firstName?: Wire['Text'];
    readonly lastName?: Wire['Text'];
    readonly multiLanguageUserName?: Wire['NamesByLanguage'];
    readonly businessIds: readonly string[];
    readonly phoneNumber?: Wire['Text'];
    readonly email?: Wire['Text'];
    readonly address?: Wire['Text'];
    readonly streetAddress?: Wire['Text'];
    readonly city?: Wire['Text'];
    readonly chats?: readonly string[] | null;
    readonly avatar?: Wire['Text'];
    readonly displayName?: Wire['Text'];
  };
  readonly NewUser: {
    readonly Id: string;
    readonly FirstName: string;
    readonly LastName: string;
    readonly PhoneNumber: string;
    readonly Email: string;
    readonly Address: string;
    readonly MultiLanguageUserName: Wire['SentNames'];
  };
  readonly ProfileUpdate: {
    readonly FirstName: string;
    readonly LastName: string;
    readonly Email: string;
    readonly PhoneNumber: string;
    readonly address: string;
    readonly MultiLanguageUserName?: Wire['SentNames'];
    readonly avatar?: string;
  };
  readonly Business: {
    readonly id: string;
    readonly name?: Wire['Text'];
    readonly displayName?: Wire['Text'];
    readonly description?: Wire['Text'];
    readonly multiLanguageData?: {
      readonly name?: Wire['TextByLanguage'];
      readonly description?: Wire['TextByLanguage'];
    } | null;
    readonly multiLanguageName?: Wire['TextByLanguage'];
    readonly multiLanguageDisplayName?: Wire['TextByLanguage'];
    readonly multiLanguageDescription?: Wire['TextByLanguage'];
    readonly category?: Wire['Text'];
    readonly subcategory?: Wire['Text'];
    readonly categoryIds?: readonly string[] | null;
    readonly keywords?: readonly string[] | null;
    readonly address?: Wire['Text'];
    readonly regionId?: Wire['Text'];
    readonly status?: Wire['Text'];
    readonly isActive?: Wire['Flag'];
    readonly isVerified?: Wire['Flag'];
    readonly rating?: Wire['Numeral'];
    readonly reviewCount?: Wire['Numeral'];
    readonly profilePhoto?: Wire['Text'];
    readonly profileImageUrl?: Wire['Text'];
    readonly profileImage?: Wire['Text'];
    readonly image?: Wire['Text'];
    readonly coverPhoto?: Wire['Text'];
    readonly operatingHours?: {
      readonly rules?: readonly Wire['OperatingHoursRule'][] | null;
    } | null;
    readonly contactInfo?: Wire['SingleContact'] | readonly Wire['Contact'][] | null;
    readonly website?: Wire['Text'];
    readonly timezone?: Wire['Text'];
    readonly ownerId?: Wire['Text'];
    readonly createdAt?: Wire['Date'];
    readonly updatedAt?: Wire['Date'];
  };
  readonly SingleContact: {
    readonly phoneNumber?: Wire['Text'];
    readonly email?: Wire['Text'];
    readonly website?: Wire['Text'];
  };
  readonly Contact: {
    readonly name?: Wire['Text'];
    readonly multiLanguageName?: Wire['TextByLanguage'];
    readonly phoneNumbers?: readonly string[] | null;
    readonly email?: Wire['Text'];
    readonly fax?: Wire['Text'];
  };
  readonly OperatingHoursRule: {
    readonly dayOfWeek: number | string;
    readonly startTime?: Wire['Text'];
    readonly endTime?: Wire['Text'];
    readonly isActive?: Wire['Flag'];
  };
  readonly StatusChange: {
    /** @enum {unknown} */
    readonly status: 'active' | 'inactive';
  };
  readonly StatusResponse: {
    readonly success?: Wire['Flag'];
    readonly error?: Wire['Text'];
    readonly message?: Wire['Text'];
  };
  readonly CatalogItem: {
    readonly id: string;
    readonly name: string;
    readonly external_name?: Wire['Text'];
    readonly description?: Wire['Text'];
    readonly type: string;
    readonly price: Wire['Price'];
    readonly currency_code?: Wire['Text'];
    readonly period?: Wire['Numeral'];
    readonly period_unit?: Wire['Text'];
    readonly status?: Wire['Text'];
    readonly entitlements?: readonly Wire['Entitlement'][] | null;
    readonly metadata?: string | Record<string, never> | null;
  };
  readonly Entitlement: {
    readonly feature_id?: Wire['Text'];
    readonly feature_name?: Wire['Text'];
    readonly value?: string | number | boolean | null;
    readonly type?: Wire['Text'];
    readonly display_name?: Wire['Text'];
  };
  readonly Cancellation: {
    readonly status: string;
    readonly cancelled_at?: Wire['Date'];
    readonly cancel_reason?: Wire['Text'];
    readonly trial_end?: Wire['Date'];
    readonly next_billing_date?: Wire['Date'];
  };
  readonly Subscription: {
    readonly status: string;
    readonly cancelled_at?: Wire['Date'];
    readonly cancel_reason?: Wire['Text'];
    readonly trial_end?: Wire['Date'];
    readonly next_billing_date?: Wire['Date'];
    readonly period_unit?: Wire['Text'];
    readonly currency_code?: Wire['Text'];
    readonly items?: readonly Wire['SubscriptionItem'][] | null;
    readonly card?: Wire['Card'];
  };
  readonly SubscriptionItem: {
    readonly item_type: string;
    readonly id: string;
    readonly price: Wire['Price'];
    readonly currency_code?: Wire['Text'];
    readonly name?: Wire['Text'];
    readonly external_name?: Wire['Text'];
    readonly quantity?: Wire['Numeral'];
  };
  readonly Card: {
    readonly last_four?: string | number;
    readonly card_type?: Wire['Text'];
    readonly mask_number?: Wire['Text'];
    readonly status?: string;
    readonly expiry_month?: Wire['Numeral'];
    readonly expiry_year?: Wire['Numeral'];
  } | null;
  readonly Order: {
    readonly plan_id: string;
    readonly addon_ids: readonly string[];
    readonly payment_token: string | null;
    readonly billing_address: Wire['BillingAddress'];
  };
  readonly BillingAddress: {
    readonly first_name: string;
    readonly last_name: string;
    readonly email: string;
    readonly phone: string;
    readonly company: string;
    readonly vat_number: string;
    readonly address: string;
    readonly city: string;
    readonly zip: string;
    readonly country: string;
  } | null;
}
