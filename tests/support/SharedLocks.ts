/** The locks that a browser shares between its tabs, with the part of the Web Locks API that the adapters use. */
export class SharedLocks implements Pick<LockManager, 'request'> {
  /** The last holder of each lock, or of those that wait for it. */
  readonly #last = new Map<string, Promise<unknown>>();

  async request(
    name: string,
    options: LockOptions | LockGrantedCallback<unknown>,
    callback?: LockGrantedCallback<unknown>,
  ): Promise<unknown> {
    const granted = typeof options === 'function' ? options : callback;
    const { ifAvailable = false, signal } = typeof options === 'function' ? {} : options;
    const before = this.#last.get(name);
    if (ifAvailable && before !== undefined) {
      await Promise.resolve();
      return granted?.(null);
    }
    const held = this.#holdAfter(before, signal, async () => granted?.({ name, mode: 'exclusive' }));
    this.#last.set(
      name,
      held.catch(() => undefined),
    );
    const last = this.#last.get(name);
    try {
      return await held;
    } finally {
      if (this.#last.get(name) === last) this.#last.delete(name);
    }
  }

  async #holdAfter(
    before: Promise<unknown> | undefined,
    signal: AbortSignal | undefined,
    hold: () => Promise<unknown>,
  ): Promise<unknown> {
    await before;
    signal?.throwIfAborted();
    return hold();
  }
}
