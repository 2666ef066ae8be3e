/**
 * Gives up a read whose answer nobody waits for any more; the `AbortSignal` of a browser is one. A read that is given
 * up asks nobody any more and answers at once, `unavailable`, which nobody is there to see. Only reads can be given
 * up: whether a write was carried out is never left open on purpose.
 */
export interface AbortSignalLike {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}
