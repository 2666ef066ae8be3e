const CAPACITY = 10;
const MILLISECONDS_PER_RETRY = 1000;

/**
 * A token bucket of 10 retries that refills by one per second. It keeps retries from worsening an outage (faults B.3).
 */
export class RetryBudget {
  #left = CAPACITY;
  #countedAt: number;

  /** @param now Milliseconds since 1970. */
  constructor(now: number) {
    this.#countedAt = now;
  }

  /** Takes one retry. Returns false when none is left. */
  spend(now: number): boolean {
    const earned = Math.max(0, now - this.#countedAt) / MILLISECONDS_PER_RETRY;
    this.#left = Math.min(CAPACITY, this.#left + earned);
    this.#countedAt = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
