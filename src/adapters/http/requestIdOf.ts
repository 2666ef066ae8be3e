import { REQUEST_ID_KEYS } from './assumptions';

/** A UUID, a W3C trace or another random id. Names, sentences, email and IP addresses, and numbers are rejected. */
const REQUEST_ID = /^(?![\da-f.]*:[\da-f.]*:[\da-f.:]*$)(?=.*\d)(?=.*[a-z])[\da-z|][\w.:|-]{7,79}$/iu;

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
