import type { AbortSignalLike, FailedRequest } from '@/application/ports/ServiceFailure';
import type { IdempotencyKey } from '@/domain/subscription/IdempotencyKey';
import type { Result } from '@/domain/shared/result';
import type { NamedField } from './fieldsIn';
import type { ResponseTexts } from './responseTexts';
import type { CALLS } from './wire';

/** A request to the API (spec section 7). `apiCalls` creates it. */
export interface ApiRequest {
  /** The name of the operation in openapi.yaml. */
  readonly operation?: keyof typeof CALLS | undefined;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The unencoded path segments below the base URL. The client encodes them. */
  readonly path: readonly string[];
  /** Serialized as JSON, except for FormData. */
  readonly body?: unknown;
  /** True when the request changes nothing on the server, also for a POST. Only reads are sent again after a failure other than a 401 (faults B.3). */
  readonly isRead: boolean;
  /** True when the request also works without a token. A 401 without a token then ends no session (decision C79). */
  readonly isPublic?: boolean | undefined;
  /** Set for payments. Every transmission of one order has the same key (decision C82). */
  readonly idempotencyKey?: IdempotencyKey | undefined;
  /** The ETag of the record that a write replaces. The server refuses the write when the record has another one. */
  readonly ifMatch?: string | undefined;
  readonly signal?: AbortSignalLike | undefined;
}

export interface ApiResponse {
  readonly status: number;
  /** The parsed JSON, not validated; undefined for an empty body. */
  readonly body: unknown;
  /** The body as it was sent. */
  readonly text: string;
  readonly etag: string | undefined;
}

/** The failures of a request (faults B.2). */
export type HttpFailure =
  /** The device is offline, so the request was not sent, or not sent again with another token. */
  | {
      readonly kind: 'not-sent';
      /** Whether the request was sent before with a token that the API rejected. */
      readonly wasSent?: boolean;
    }
  /** The signal of the request aborted it. */
  | { readonly kind: 'aborted' }
  | Rejected
  | OutcomeUnknown
  /** A 2xx response whose body is not JSON. `detail` is for diagnostics. */
  | { readonly kind: 'malformed'; readonly status: number; readonly detail: string };

/** The request was refused and not executed. */
export interface Rejected extends ErrorDetails {
  readonly kind: 'rejected';
  readonly status: number;
  /** True for a body that is not JSON. It may come from a gateway in between instead of the API. */
  readonly isFromGateway: boolean;
  /** The refused fields. Empty when the response names none. */
  readonly fields: readonly NamedField[];
}

/** The API may have executed the request. */
export interface OutcomeUnknown extends ErrorDetails {
  readonly kind: 'outcome-unknown';
  /** Browsers report an unreachable server and a lost connection with the same error, here `network`. */
  readonly reason: 'network' | 'timeout' | 'server-error';
  /** Undefined when there was no response. */
  readonly status: number | undefined;
}

interface ErrorDetails extends ResponseTexts {
  /** In milliseconds from now. */
  readonly retryAfter: number | undefined;
  /** Undefined when there was no response. */
  readonly request?: FailedRequest | undefined;
}

export type ApiFailure =
  | HttpFailure
  | { readonly kind: 'session-expired' }
  /**
   * The identity provider is unreachable, so there was no valid token. The session may still be valid.
   */
  | {
      readonly kind: 'token-unavailable';
      /** Whether the API rejected a token. Then the browser may have sent the request before, and it may be executed. */
      readonly wasSent: boolean;
    };

/** Sends requests to the API. The promise never rejects; failures are in the result. */
export interface ApiClient {
  send(request: ApiRequest): Promise<Result<ApiResponse, ApiFailure>>;
}
