/** Serialises work by key, so that two simultaneous orders for a business cannot both be the first. */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  async run<Value>(thing: string, work: () => Promise<Value> | Value): Promise<Value> {
    const before = this.#last.get(thing) ?? Promise.resolve();
    const mine = before.then(work);
    const settled = mine.catch(() => undefined);
    this.#last.set(thing, settled);
    try {
      return await mine;
    } finally {
      if (this.#last.get(thing) === settled) this.#last.delete(thing);
    }
  }
}
