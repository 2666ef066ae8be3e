import type { AbortSignalLike } from '@/application/ports/ServiceFailure';
import { failure, type Result } from '@/domain/shared/result';
import { startPoll, type Poll, type PollPorts, type OnPauseChange } from './startPoll';

/** What became of a write whose response was lost. */
export type WriteOutcome<Value> =
  /** A read shows the write. */
  | { readonly kind: 'executed'; readonly value: Value }
  /** The last read of the schedule does not show it. */
  | { readonly kind: 'not-executed'; readonly value: Value }
  | { readonly kind: 'outcome-unknown' }
  | { readonly kind: 'session-expired' };

/** The outcomes that are shown as a failure. */
export type ReconciledFailure<Value> = Extract<
  WriteOutcome<Value>,
  { readonly kind: 'not-executed' | 'outcome-unknown' }
>;

export interface WriteCheck<Value> {
  readonly read: (signal: AbortSignalLike) => Promise<Result<Value, { readonly kind: string }>>;
  /** Whether the record shows the write. Undefined when that cannot be told from it. */
  readonly containsWrite: (value: Value) => boolean | undefined;
}

/**
 * Reads a record until it shows a write whose response was lost. A server can execute the write seconds after it
 * responds with an error, so 'not-executed' is returned only at the end of the schedule (decision C94).
 */
export function reconcile<Value>(
  ports: PollPorts,
  onPauseChange: OnPauseChange,
  { read, containsWrite }: WriteCheck<Value>,
): Poll<WriteOutcome<Value>> {
  let last: WriteOutcome<Value> = { kind: 'outcome-unknown' };
  return startPoll<WriteOutcome<Value>>(ports, onPauseChange, {
    read: async (signal) => {
      const result = await read(signal);
      last = { kind: 'outcome-unknown' };
      if (!result.ok)
        return result.error.kind === 'session-expired' ? { kind: 'session-expired' } : undefined;
      const { value } = result;
      const isExecuted = containsWrite(value);
      if (isExecuted === true) return { kind: 'executed', value };
      if (isExecuted === false) last = { kind: 'not-executed', value };
      return undefined;
    },
    atEnd: () => last,
  });
}

const REFUSALS: readonly string[] = ['refused', 'forbidden', 'fields-refused'];

/**
 * Reads the record once if the service refused a write, because the refusal can be the response to a second delivery of
 * a write that it has executed (decision C94). Succeeds if the record shows the write.
 */
export async function readAfterRefusal<Value, WriteError extends Failure, ReadError extends Failure>(
  error: WriteError,
  read: () => Promise<Result<Value, ReadError>>,
  containsWrite: (value: Value) => boolean | undefined,
): Promise<Result<Value, WriteError | Decisive<ReadError>>> {
  if (!REFUSALS.includes(error.kind)) return failure(error);
  const result = await read();
  if (!result.ok) return failure(isDecisive(result.error) ? result.error : error);
  return containsWrite(result.value) === true ? result : failure(error);
}

type Failure = { readonly kind: string };

/** The failures of the read that say more than the refusal. */
const DECISIVE = ['session-expired', 'business-not-found'] as const;
type Decisive<ReadError> = Extract<ReadError, { readonly kind: (typeof DECISIVE)[number] }>;

function isDecisive<ReadError extends Failure>(error: ReadError): error is Decisive<ReadError> {
  return DECISIVE.some((kind) => kind === error.kind);
}
