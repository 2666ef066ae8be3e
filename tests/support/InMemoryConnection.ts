import type { Connection } from '@/application/ports/Connection';

/** A connection whose state is set by assignment. */
export class InMemoryConnection implements Connection {
  #isOnline = true;
  readonly #listeners = new Set<(isOnline: boolean) => void>();

  get isOnline(): boolean {
    return this.#isOnline;
  }

  set isOnline(isOnline: boolean) {
    this.#isOnline = isOnline;
    for (const listener of this.#listeners) listener(isOnline);
  }

  onChange(listener: (isOnline: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
