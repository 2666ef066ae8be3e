/*
 * What this client takes for granted about the API although no specification says so. Each assumption is decided in one
 * place, here wherever it can be, and is explained in ASSUMPTIONS.md for whoever knows the API and can answer it.
 */

/** ASSUMPTION-01: the body of a status change is an object, `{"status":"active"}`; the other way is the bare text. */
export const STATUS_BODY: StatusBodyForm = 'object';
export type StatusBodyForm = 'object' | 'text';

/* ASSUMPTION-02: add-ons are sent by id alone, and keep their quantity: src/domain/subscription/PlanSelection.ts. */
/* ASSUMPTION-03: which phone numbers are Israeli ones: src/domain/validation/israeliPhone.ts. */

/** ASSUMPTION-04: the businesses of an owner are asked for by their ids, without a region. */
export const BUSINESS_LIST_PATH: readonly string[] = ['businesses'];

/** ASSUMPTION-05: the keys of a profile update, exactly; names without a language are the first of en, he, ar. */
export const PROFILE_KEYS = {
  firstName: 'FirstName',
  lastName: 'LastName',
  email: 'Email',
  phoneNumber: 'PhoneNumber',
  address: 'address',
  names: 'MultiLanguageUserName',
  avatar: 'avatar',
} as const;

/** ASSUMPTION-06: a picture is removed by sending this in its place. */
export const REMOVED_AVATAR = '';

/** ASSUMPTION-07: the name of the one part of an upload. */
export const UPLOAD_PART = 'file';

/** ASSUMPTION-08: where an upload answers with the address of the picture, the first that holds one counts. */
export const UPLOADED_ADDRESS_PATHS: readonly (readonly (string | number)[])[] = [
  ['data', 0, 'fileUri'],
  ['data', 'url'],
  [0, 'fileUri'],
  ['url'],
];

/** ASSUMPTION-09: what is sent for a text that is empty; it is not told apart from one that was never there. */
export const NO_TEXT_VALUE = '';

/** ASSUMPTION-10: a business whose contacts come as a list has its website beside them, under this key. */
export const WEBSITE_KEY = 'website';

/** ASSUMPTION-11: a contact has its name by language under this key, if it has any. */
export const CONTACT_NAMES_KEY = 'multiLanguageName';

/** ASSUMPTION-12: a rule of operating hours that does not say whether it applies does. */
export const RULES_APPLY_UNLESS_TOLD = true;

/** ASSUMPTION-13: which name of a subscribed item customers know, the first that is there counts. */
export const ITEM_NAME_KEYS = ['external_name', 'name'] as const;

/** ASSUMPTION-14: where a card says when it expires, month from 1, year with four digits. */
export const CARD_EXPIRY_KEYS = { month: 'expiry_month', year: 'expiry_year' } as const;

/* ASSUMPTION-15: prices of every currency are in minor units: src/domain/shared/Money.ts. */

/** ASSUMPTION-16: a success that says `"success": false` was not carried out. */
export const DENYING_KEY = 'success';

/** ASSUMPTION-17: where an answer explains itself, the most telling first. */
export const MESSAGE_KEYS = ['message', 'error', 'title', 'detail', 'errors', 'error_code', 'param'] as const;

/** ASSUMPTION-18: refusals that leave open whether the request was carried out. Every other 4xx was not. */
export const UNDECIDED_STATUSES: readonly number[] = [408];

/** ASSUMPTION-19: how long to wait where a 429 does not say, or may not be read by a page, in milliseconds. */
export const UNSAID_RETRY_AFTER = 10_000;

/* ASSUMPTION-20: the API knows no idempotency keys unless the build is told so: src/composition/live/environment.ts. */
/* ASSUMPTION-21: which protocol the API's clients get is unknown unless the build is told: the same file. */

/** ASSUMPTION-22: where a refusal names the fields it is about, and how it says which and why. */
export const FIELD_ERROR_KEYS = ['errors', 'fields', 'field_errors', 'fieldErrors', 'details'] as const;
export const FIELD_NAME_KEYS = ['field', 'path', 'param', 'pointer', 'loc', 'property', 'name'] as const;
export const FIELD_MESSAGE_KEYS = ['message', 'msg', 'error', 'detail', 'title'] as const;
/** HTTP statuses of a refusal that may name fields. */
export const FIELD_STATUSES: readonly number[] = [400, 422];
