/** What a screen reads at the moment: one thing at a time, and nothing once the screen is gone. */
export class Reading {
  #current: AbortController | undefined;
  #isEnding = false;

  get isUnderWay(): boolean {
    return this.#current !== undefined;
  }

  /**
   * Reads in place of what was read before. Answers undefined when that was given up meanwhile: whatever it was,
   * nobody waits for it any more.
   */
  async follow<Value>(read: (signal: AbortSignal) => Promise<Value>): Promise<Value | undefined> {
    this.#giveUp();
    const controller = new AbortController();
    this.#current = controller;
    const value = await read(controller.signal);
    if (this.#current !== controller || this.#isEnding) return undefined;
    this.#current = undefined;
    return value;
  }

  /** The screen is there. Answers whether it is reading still. */
  begin(): boolean {
    this.#isEnding = false;
    return this.isUnderWay;
  }

  /** The screen is gone. StrictMode ends a screen and begins it again in one go: that gives nothing up. */
  end(): void {
    this.#isEnding = true;
    queueMicrotask(() => {
      if (this.#isEnding) this.#giveUp();
    });
  }

  #giveUp(): void {
    this.#current?.abort();
    this.#current = undefined;
  }
}
