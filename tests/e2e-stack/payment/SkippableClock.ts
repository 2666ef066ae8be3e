import type { Clock } from '@/application/ports/Clock';
import { SystemClock } from '@/adapters/browser/SystemClock';
import type { Instant } from '@/domain/shared/instant';

/** The clock of the browser. A test can end its running timers early. */
export class SkippableClock implements Clock {
  readonly #clock = new SystemClock(window);
  readonly #timers = new Map<() => void, number>();

  now(): Instant {
    return this.#clock.now();
  }

  elapsed(): number {
    return this.#clock.elapsed();
  }

  after(milliseconds: number, task: () => void): () => void {
    const run = (): void => {
      cancel();
      task();
    };
    const cancelTimer = this.#clock.after(milliseconds, run);
    const cancel = (): void => {
      cancelTimer();
      this.#timers.delete(run);
    };
    this.#timers.set(run, milliseconds);
    return cancel;
  }

  /** Ends the running timers of at most this duration at once. @returns The number of ended timers. */
  endTimers(milliseconds: number): number {
    const ended = [...this.#timers].filter(([, wait]) => wait <= milliseconds);
    for (const [run] of ended) run();
    return ended.length;
  }
}
