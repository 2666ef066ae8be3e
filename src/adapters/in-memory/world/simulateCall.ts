import type { DemoCall } from '@/application/ports/DemoControls';
import type { AbortSignalLike, ReadFailure, WriteFailure } from '@/application/ports/ServiceFailure';
import type { Instant } from '@/domain/shared/instant';
import { failure, type Result } from '@/domain/shared/result';
import type { DemoNetwork, ErrorOutage } from './DemoNetwork';

const REFUSAL_TEXT = 'The demo service refused the request';
const SERVICE_TEXT = 'The demo service is taking a break';

const READ_FAILURES: Readonly<Record<ErrorOutage, ReadFailure>> = {
  offline: { kind: 'offline' },
  silent: { kind: 'unavailable', hasNoResponse: true },
  unavailable: { kind: 'unavailable', message: SERVICE_TEXT },
  forbidden: { kind: 'forbidden', message: REFUSAL_TEXT },
  'session-expired': { kind: 'session-expired' },
  malformed: { kind: 'malformed-response', detail: 'the demo service sent an unreadable response' },
  refused: { kind: 'unavailable', message: SERVICE_TEXT },
  'response-lost': { kind: 'unavailable', hasNoResponse: true },
  'executed-late': { kind: 'unavailable', hasNoResponse: true },
  'fields-refused': { kind: 'unavailable', message: SERVICE_TEXT },
};

export const WRITE_FAILURES: Readonly<Record<ErrorOutage, WriteFailure>> = {
  offline: { kind: 'offline' },
  silent: { kind: 'outcome-unknown' },
  unavailable: { kind: 'outcome-unknown' },
  forbidden: { kind: 'forbidden', message: REFUSAL_TEXT },
  'session-expired': { kind: 'session-expired' },
  malformed: { kind: 'outcome-unknown' },
  refused: { kind: 'refused', message: REFUSAL_TEXT },
  'fields-refused': { kind: 'refused', message: REFUSAL_TEXT },
  'response-lost': { kind: 'outcome-unknown' },
  'executed-late': { kind: 'outcome-unknown' },
};

/** The failures of idempotent writes. Any error response but 403 is `refused`, as a retry is safe (faults R7). */
export const IDEMPOTENT_WRITE_FAILURES: Readonly<Record<ErrorOutage, WriteFailure>> = {
  ...WRITE_FAILURES,
  unavailable: { kind: 'refused', message: SERVICE_TEXT },
};

const STATUSES: Readonly<Partial<Record<ErrorOutage, number>>> = {
  unavailable: 503,
  forbidden: 403,
  refused: 400,
  'fields-refused': 422,
};

/** The demo has no logs, so the id of each request is the same. */
const REQUEST_ID = 'c7f2-91ae';

/** The kinds of failures that name their request. */
const KINDS_WITH_REQUEST: readonly string[] = ['unavailable', 'refused', 'forbidden'];

/** Names the request in the failure, as the live service does. */
function withRequest<Failure extends { readonly kind: string }>(
  error: Failure,
  outage: ErrorOutage,
  receivedAt: Instant,
): Failure {
  const status = STATUSES[outage];
  if (status === undefined || !KINDS_WITH_REQUEST.includes(error.kind)) return error;
  return { ...error, request: { status, id: REQUEST_ID, receivedAt } };
}

const ABORTED: ReadFailure = { kind: 'unavailable' };

/** Reads through the simulated network. An aborted read returns `unavailable` at once. */
export async function simulateRead<Value, Own>(
  network: DemoNetwork,
  call: DemoCall,
  signal: AbortSignalLike | undefined,
  read: () => Result<Value, Own>,
): Promise<Result<Value, Own | ReadFailure>> {
  if (signal?.aborted === true) return failure(ABORTED);
  const outage = await unlessAborted(network.send(call), signal);
  if (outage === 'aborted') return failure(ABORTED);
  return outage === undefined
    ? read()
    : failure(withRequest(READ_FAILURES[outage], outage, network.clock.now()));
}

async function unlessAborted<Value>(
  value: Promise<Value>,
  signal: AbortSignalLike | undefined,
): Promise<Value | 'aborted'> {
  if (signal === undefined) return value;
  return new Promise((resolve, reject) => {
    const onAbort = (): void => resolve('aborted');
    signal.addEventListener('abort', onAbort);
    value.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

/**
 * Writes through the simulated network. When the response is lost, the write can have been executed. Only writes need a
 * connection, because the data that a read returns is in the tab.
 */
export async function simulateWrite<Value, Own, Failure extends { readonly kind: string }>(
  network: DemoNetwork,
  call: DemoCall,
  failures: Readonly<Record<ErrorOutage, Failure>>,
  execute: () => Result<Value, Own>,
): Promise<Result<Value, Own | Failure>> {
  const outage = network.isOnline() ? await network.send(call) : 'offline';
  if (outage === undefined) return execute();
  if (outage === 'response-lost') execute();
  if (outage === 'executed-late') network.runLater(execute);
  return failure(withRequest(failures[outage], outage, network.clock.now()));
}
