/**
 * The part of the browser's `AbortSignal` that the ports need. An aborted read sends no further request and returns
 * `unavailable`, at once or after a token request that is already running. Writes have no signal, because an aborted
 * write would have an unknown outcome.
 */
export interface AbortSignalLike {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}
