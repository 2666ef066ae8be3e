import type { AbortSignalLike } from '@/application/ports/ServiceFailure';

/** Its own abort signal. Calls its listeners once, with itself as `this`, from which axios reads `reason`. */
export class Aborter implements AbortSignalLike {
  aborted = false;
  readonly #listeners = new Set<() => void>();

  abort(): void {
    if (this.aborted) return;
    this.aborted = true;
    for (const listener of this.#listeners) listener.call(this);
  }

  addEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.delete(listener);
  }
}
