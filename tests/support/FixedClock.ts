import type { Clock } from '@/application/ports/Clock';
import { instant, type Instant } from '@/domain/shared/instant';

interface Timer {
  readonly at: number;
  readonly task: () => void;
}

/** A clock that only advances when a test advances it or sets its date. Timers run in the order they are due. */
export class FixedClock implements Clock {
  /** The date minus `elapsed`, in milliseconds. */
  #start: number;
  #elapsed = 0;
  readonly #timers = new Set<Timer>();

  /** @param now ISO 8601 with its offset. */
  constructor(now = '2026-03-05T12:00:00Z') {
    this.#start = Date.parse(now);
  }

  now(): Instant {
    return instant(this.#start + this.#elapsed);
  }

  elapsed(): number {
    return this.#elapsed;
  }

  after(milliseconds: number, task: () => void): () => void {
    const timer = { at: this.#elapsed + milliseconds, task };
    this.#timers.add(timer);
    return () => {
      this.#timers.delete(timer);
    };
  }

  /** Moves the date, as a correction of the device's clock does. No time passes. */
  jump(milliseconds: number): void {
    this.#start += milliseconds;
  }

  /** The number of pending timers. */
  get waiting(): number {
    return this.#timers.size;
  }

  /** Advances the time, runs the timers that become due, and lets pending promises settle. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.#elapsed + milliseconds;
    await settle();
    for (let timer = this.#nextUntil(end); timer !== undefined; timer = this.#nextUntil(end)) {
      this.#timers.delete(timer);
      this.#elapsed = Math.max(this.#elapsed, timer.at);
      timer.task();
      await settle();
    }
    this.#elapsed = end;
  }

  #nextUntil(end: number): Timer | undefined {
    return [...this.#timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  }
}

/** Lets pending promises settle, by waiting for 20 microtasks. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
