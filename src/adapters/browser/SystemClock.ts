import type { Clock } from '@/application/ports/Clock';
import { instant, type Instant } from '@/domain/shared/instant';

type TimeOfBrowser = Pick<Window, 'setTimeout' | 'clearTimeout'> & {
  readonly performance: Pick<Performance, 'now'>;
};

export class SystemClock implements Clock {
  constructor(
    private readonly browser: TimeOfBrowser,
    private readonly epochMilliseconds: () => number = () => Date.now(),
  ) {}

  now(): Instant {
    return instant(this.epochMilliseconds());
  }

  elapsed(): number {
    return this.browser.performance.now();
  }

  after(milliseconds: number, task: () => void): () => void {
    const timer = this.browser.setTimeout(task, milliseconds);
    return () => {
      this.browser.clearTimeout(timer);
    };
  }
}
