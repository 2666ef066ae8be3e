import type { InteractionStatus } from '@/application/ports/IdentityProvider';

/** The current operation of the provider and its listeners. */
export class ObservableInteractionStatus {
  readonly #listeners = new Set<(status: InteractionStatus) => void>();
  #current: InteractionStatus = 'startup';

  get current(): InteractionStatus {
    return this.#current;
  }

  /**
   * True from the start of a redirect. It becomes false again when the redirect fails or takes too long, and when the page
   * is restored from the back/forward cache.
   */
  get isLeaving(): boolean {
    return this.#current === 'login' || this.#current === 'logout';
  }

  listen(listener: (status: InteractionStatus) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  set(status: InteractionStatus): void {
    if (this.#current === status) return;
    this.#current = status;
    for (const listener of this.#listeners) listener(status);
  }

  /** Sets the status while the task runs, unless a redirect has started. */
  async during<Value>(status: InteractionStatus, task: () => Promise<Value>): Promise<Value> {
    if (!this.isLeaving) this.set(status);
    try {
      return await task();
    } finally {
      if (!this.isLeaving) this.set('none');
    }
  }
}
