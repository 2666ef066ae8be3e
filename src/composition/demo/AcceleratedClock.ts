import type { Clock } from '@/application/ports/Clock';
import type { Instant } from '@/domain/shared/instant';

/** A clock with the real date, and with time that passes faster, so that a demo link does not wait for a minute. */
export class AcceleratedClock implements Clock {
  constructor(
    private readonly clock: Clock,
    /** The factor by which time passes faster. */
    private readonly speed: number,
  ) {}

  now(): Instant {
    return this.clock.now();
  }

  elapsed(): number {
    return this.clock.elapsed() * this.speed;
  }

  after(milliseconds: number, task: () => void): () => void {
    return this.clock.after(milliseconds / this.speed, task);
  }
}
