const CAPACITY = 10;
const MILLISECONDS_PER_RETRY = 1000;

/** Ten retries, and one more every second: an outage is not made worse by everybody asking twice (faults B.3). */
export class RetryBudget {
  #left = CAPACITY;
  #countedAt: number;

  /** @param now Milliseconds since 1970. */
  constructor(now: number) {
    this.#countedAt = now;
  }

  /** Whether there is a retry left, which is then spent. */
  spend(now: number): boolean {
    const earned = Math.max(0, now - this.#countedAt) / MILLISECONDS_PER_RETRY;
    this.#left = Math.min(CAPACITY, this.#left + earned);
    this.#countedAt = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
