import type { Clock } from '@/application/ports/Clock';
import type { Instant } from '@/domain/shared/instant';

/** Tells the right time, and waits so many times shorter: who follows a link does not wait for a minute. */
export class AcceleratedClock implements Clock {
  constructor(
    private readonly clock: Clock,
    private readonly haste: number,
  ) {}

  now(): Instant {
    return this.clock.now();
  }

  after(milliseconds: number, task: () => void): () => void {
    return this.clock.after(milliseconds / this.haste, task);
  }
}
