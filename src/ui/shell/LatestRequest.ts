/** Runs one request of a screen at a time. A new request and leaving the screen abort the previous one. */
export class LatestRequest {
  #current: AbortController | undefined;
  #isEnding = false;

  get isRunning(): boolean {
    return this.#current !== undefined;
  }

  /** Aborts the current request and runs a new one. Resolves to undefined when this request was aborted. */
  async run<Value>(read: (signal: AbortSignal) => Promise<Value>): Promise<Value | undefined> {
    this.#abort();
    const controller = new AbortController();
    this.#current = controller;
    const isLatest = (): boolean => this.#current === controller && !this.#isEnding;
    try {
      const value = await read(controller.signal);
      return isLatest() ? value : undefined;
    } finally {
      if (isLatest()) this.#current = undefined;
    }
  }

  /** Called when the screen is mounted. Returns whether a request is still running. */
  onMount(): boolean {
    this.#isEnding = false;
    return this.isRunning;
  }

  /**
   * Called when the screen is unmounted. StrictMode unmounts and mounts a screen again at once, so the abort waits for
   * a microtask.
   */
  onUnmount(): void {
    this.#isEnding = true;
    queueMicrotask(() => {
      if (this.#isEnding) this.#abort();
    });
  }

  #abort(): void {
    this.#current?.abort();
    this.#current = undefined;
  }
}
