import type { Clock } from '@/application/ports/Clock';
import { instant, type Instant } from '@/domain/shared/instant';

interface Timer {
  readonly at: number;
  readonly task: () => void;
}

/** A clock that stands still until a test moves it. Timers run in the order they fall due. */
export class FixedClock implements Clock {
  #now: number;
  readonly #timers = new Set<Timer>();

  /** @param now ISO 8601 with its offset. */
  constructor(now = '2026-03-05T12:00:00Z') {
    this.#now = Date.parse(now);
  }

  now(): Instant {
    return instant(this.#now);
  }

  after(milliseconds: number, task: () => void): () => void {
    const timer = { at: this.#now + milliseconds, task };
    this.#timers.add(timer);
    return () => {
      this.#timers.delete(timer);
    };
  }

  /** How many tasks are still to come. */
  get waiting(): number {
    return this.#timers.size;
  }

  /** Moves the time on, running what falls due on the way, and lets promises that were waiting for it go on. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await settle();
    for (let timer = this.#nextUntil(end); timer !== undefined; timer = this.#nextUntil(end)) {
      this.#timers.delete(timer);
      this.#now = Math.max(this.#now, timer.at);
      timer.task();
      await settle();
    }
    this.#now = end;
  }

  #nextUntil(end: number): Timer | undefined {
    return [...this.#timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  }
}

/** Lets every promise that can go on do so. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
