import { REQUEST_ID_KEYS } from './assumptions';

/** Matches a random id, a UUID or a W3C trace id. It does not match a sentence or an email address. */
const REQUEST_ID = /^[\da-z][\w.:|-]{3,79}$/iu;

/** The id by which the service finds a request: that of the first header, else of the body. */
export function requestIdOf(headers: readonly unknown[], body: unknown): string | undefined {
  return [...headers, ...underKeys(body)].find(isRequestId);
}

function underKeys(body: unknown): readonly unknown[] {
  if (typeof body !== 'object' || body === null) return [];
  return REQUEST_ID_KEYS.map((key) => (Object.hasOwn(body, key) ? Reflect.get(body, key) : undefined));
}

function isRequestId(value: unknown): value is string {
  return typeof value === 'string' && REQUEST_ID.test(value);
}
