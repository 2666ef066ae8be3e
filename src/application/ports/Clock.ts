import type { Instant } from '@/domain/shared/instant';

/**
 * The time, for everything in the application, the adapters and the view models whose behavior depends on it.
 * Presentation, the loading of code and startup may use the browser's own clock and timers.
 */
export interface Clock {
  now(): Instant;
  /**
   * Milliseconds since a fixed moment of this document. It never jumps, while `now` follows the clock of the device,
   * which the owner or the network can set.
   */
  elapsed(): number;
  /** Runs the task once after the delay. The returned function cancels it. */
  after(milliseconds: number, task: () => void): () => void;
}
