import type { AbortSignalLike } from '@/application/ports/AbortSignalLike';
import type { OrderKey } from '@/domain/subscription/OrderKey';
import type { Result } from '@/domain/shared/result';
import type { NamedField } from './fieldsIn';

/** One of the calls of spec section 7, ready to be sent. `apiCalls` makes them. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The parts of the address below the API's own, as they are: writing them into an address is the client's care. */
  readonly path: readonly string[];
  /** Written as JSON, except for a file. */
  readonly body?: unknown;
  /** Changes nothing on the server, whatever its method says, so that it may be sent a second time (faults B.1). */
  readonly isRead: boolean;
  /** Answered to a visitor too: without a token, being turned away is no end of a session (decision C31). */
  readonly isPublic?: boolean | undefined;
  /** Of a write that moves money: the same for every delivery of one press (decision C82). */
  readonly idempotencyKey?: OrderKey | undefined;
  readonly signal?: AbortSignalLike | undefined;
}

/** A success. */
export interface ApiAnswer {
  readonly status: number;
  /** As the JSON says, unchecked; undefined for an empty answer. */
  readonly body: unknown;
}

/** What becomes of a request that has no success to show (faults B.2). */
export type HttpFailure =
  /** It never left: there is no connection. */
  | { readonly kind: 'not-sent' }
  /** Given up by its signal. */
  | { readonly kind: 'aborted' }
  | Rejected
  | Unknown
  /** A success by its status, with something else than JSON in it. `detail` is for diagnostics. */
  | { readonly kind: 'malformed'; readonly status: number; readonly detail: string };

/** Answered with a no: definitely not carried out. */
export interface Rejected extends ServerWords {
  readonly kind: 'rejected';
  readonly status: number;
  /** The answer is a web page: it comes from something on the way, such as a gateway, not from the API. */
  readonly isFromGateway: boolean;
  /** The fields it is about, where it names any. */
  readonly fields: readonly NamedField[];
}

/** It may or may not have been carried out. */
export interface Unknown extends ServerWords {
  readonly kind: 'unknown';
  /** A browser does not tell unreachable, reset and cut off apart. */
  readonly reason: 'network' | 'timeout' | 'server-error';
  /** Undefined when there was no answer. */
  readonly status: number | undefined;
}

interface ServerWords {
  /** Every text of the answer, the most telling first, unchecked. */
  readonly messages: readonly string[];
  /** In milliseconds from now. */
  readonly retryAfter: number | undefined;
}

export type ApiFailure = HttpFailure | { readonly kind: 'session-expired' };

/** The way to the API. It never rejects: what can go wrong is in its answer. */
export interface ApiClient {
  send(request: ApiRequest): Promise<Result<ApiAnswer, ApiFailure>>;
}
