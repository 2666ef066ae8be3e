import { REQUEST_ID_KEY } from './assumptions';
import { isRecord } from './isRecord';

/** A UUID, a W3C trace or another random id. Names, sentences, email and IP addresses, and numbers are rejected. */
const REQUEST_ID = /^(?![\da-f.]*:[\da-f.]*:[\da-f.:]*$)(?=.*\d)(?=.*[a-z])[\da-z|][\w.:|-]{7,79}$/iu;

/** The id by which the service finds a request: that of the header, else of the body. */
export function requestIdOf(header: unknown, body: unknown): string | undefined {
  return [header, underKey(body)].find(isRequestId);
}

function underKey(body: unknown): unknown {
  return isRecord(body) && Object.hasOwn(body, REQUEST_ID_KEY) ? body[REQUEST_ID_KEY] : undefined;
}

function isRequestId(value: unknown): value is string {
  return typeof value === 'string' && REQUEST_ID.test(value);
}
