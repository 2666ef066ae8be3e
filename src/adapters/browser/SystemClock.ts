import type { Clock } from '@/application/ports/Clock';
import { instant, type Instant } from '@/domain/shared/instant';

/** Uses the time and the timers of the browser. */
export class SystemClock implements Clock {
  constructor(
    private readonly timers: Pick<Window, 'setTimeout' | 'clearTimeout'>,
    private readonly epochMilliseconds: () => number,
  ) {}

  now(): Instant {
    return instant(this.epochMilliseconds());
  }

  after(milliseconds: number, task: () => void): () => void {
    const timer = this.timers.setTimeout(task, milliseconds);
    return () => {
      this.timers.clearTimeout(timer);
    };
  }
}
