import type { Clock } from '@/application/ports/Clock';
import { SystemClock } from '@/adapters/browser/SystemClock';
import type { Instant } from '@/domain/shared/instant';

/** The browser's clock, whose long waits a test can end. */
export class SkippableClock implements Clock {
  readonly #clock = new SystemClock(window, () => Date.now());
  readonly #waiting = new Map<() => void, number>();

  now(): Instant {
    return this.#clock.now();
  }

  after(milliseconds: number, task: () => void): () => void {
    const run = (): void => {
      cancel();
      task();
    };
    const cancelTimer = this.#clock.after(milliseconds, run);
    const cancel = (): void => {
      cancelTimer();
      this.#waiting.delete(run);
    };
    this.#waiting.set(run, milliseconds);
    return cancel;
  }

  /** Ends every wait that is no longer than that, and tells how many there were. */
  endTimers(milliseconds: number): number {
    const ended = [...this.#waiting].filter(([, wait]) => wait <= milliseconds);
    for (const [run] of ended) run();
    return ended.length;
  }
}
