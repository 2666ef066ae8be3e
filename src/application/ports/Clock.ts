import type { Instant } from '@/domain/shared/instant';

/** The only source of time. */
export interface Clock {
  now(): Instant;
  /** Runs the task once after the delay. The returned function cancels it. */
  after(milliseconds: number, task: () => void): () => void;
}
