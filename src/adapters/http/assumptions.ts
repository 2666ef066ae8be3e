import type { ProfileUpdate } from '@/domain/profile/ProfileUpdate';
import type { Wire } from './wire';

/*
 * The assumptions of this client about the API that are a constant. ASSUMPTIONS.md describes each, and those that
 * have another place in the code.
 */

/** ASSUMPTION-01: the body of a status change is an object, `{"status":"active"}`. With `text` it is a bare string. */
export const STATUS_BODY: StatusBodyForm = 'object';
export type StatusBodyForm = 'object' | 'text';

/**
 * ASSUMPTION-05: the exact keys of a profile update. `FirstName` and `LastName` contain the first name that is not
 * empty, in the order en, he, ar.
 */
export const PROFILE_KEYS = {
  firstName: 'FirstName',
  lastName: 'LastName',
  email: 'Email',
  phoneNumber: 'PhoneNumber',
  address: 'address',
  names: 'MultiLanguageUserName',
  avatar: 'avatar',
} as const satisfies Readonly<Record<keyof ProfileUpdate, keyof Wire['ProfileUpdate']>>;

/** ASSUMPTION-06: the value that removes the picture. */
export const REMOVED_AVATAR = '';

/** ASSUMPTION-07: the name of the multipart field of an upload. */
export const UPLOAD_PART = 'file';

/** ASSUMPTION-08: the paths to the picture URL in the response to an upload. The first with a URL is used. */
export const UPLOADED_URL_PATHS: readonly (readonly (string | number)[])[] = [
  ['data', 0, 'fileUri'],
  ['data', 'url'],
];

/** ASSUMPTION-09: the value of an empty text. The API treats it like a missing text. */
export const NO_TEXT_VALUE = '';

/** ASSUMPTION-10: the key of the website in a business whose `contactInfo` is a list. */
export const WEBSITE_KEY = 'website';

/** ASSUMPTION-11: the key of the optional names by language of a contact. */
export const CONTACT_NAMES_KEY = 'multiLanguageName';

/** ASSUMPTION-12: a rule of operating hours without `isActive` is active. */
export const RULE_IS_ACTIVE_BY_DEFAULT = true;

/** ASSUMPTION-13: the keys of the public name of a subscription item. The first one present is used. */
export const ITEM_NAME_KEYS = ['external_name', 'name'] as const;

/** ASSUMPTION-14: the keys of the card expiry. The month starts at 1, the year has four digits. */
export const CARD_EXPIRY_KEYS = { month: 'expiry_month', year: 'expiry_year' } as const;

/** ASSUMPTION-16: a 2xx response with `"success": false` means that the request was not executed. */
export const SUCCESS_FLAG = 'success';

/**
 * ASSUMPTION-17: the keys of error messages, the first one first, and those of codes, which are never shown.
 */
export const MESSAGE_KEYS = ['error', 'message', 'errors', 'detail', 'title'] as const;
export const CODE_KEYS = ['error_code', 'param'] as const;

/** ASSUMPTION-18: the 4xx statuses with an unknown outcome. Every other 4xx means not executed. */
export const UNKNOWN_OUTCOME_STATUSES: readonly number[] = [408];

/** ASSUMPTION-19: the delay after a 429 without a readable Retry-After, in milliseconds. */
export const DEFAULT_RETRY_AFTER = 10_000;

/** ASSUMPTION-22: the key of refused fields in an error response, and those of the name and message of each field. */
export const FIELD_ERROR_KEY = 'errors';
export const FIELD_NAME_KEY = 'param';
export const FIELD_MESSAGE_KEY = 'message';
/** The HTTP statuses of responses that can name refused fields. */
export const FIELD_ERROR_STATUSES: readonly number[] = [400, 422];

/** ASSUMPTION-24: the header and the key of an error response that hold the id of the request in the server's logs. */
export const REQUEST_ID_HEADER = 'x-request-id';
export const REQUEST_ID_KEY = 'traceId';
