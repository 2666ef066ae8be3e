import type { Clock } from '@/application/ports/Clock';
import { instant, type Instant } from '@/domain/shared/instant';

/** A clock whose timers fire immediately. It records the requested delays in milliseconds. */
export class ImmediateClock implements Clock {
  readonly waits: number[] = [];
  readonly #start: number;
  #now: number;

  /** @param now ISO 8601 with its offset. */
  constructor(now = '2026-03-05T12:00:00Z') {
    this.#start = Date.parse(now);
    this.#now = this.#start;
  }

  now(): Instant {
    return instant(this.#now);
  }

  elapsed(): number {
    return this.#now - this.#start;
  }

  after(milliseconds: number, task: () => void): () => void {
    this.waits.push(milliseconds);
    const timer = setTimeout(() => {
      this.#now += milliseconds;
      task();
    }, 0);
    return () => clearTimeout(timer);
  }
}
