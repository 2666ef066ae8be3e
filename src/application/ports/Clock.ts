import type { Instant } from '@/domain/shared/instant';

/** The only source of time. */
export interface Clock {
  now(): Instant;
  /** Runs the task once after so many milliseconds, unless the returned function is called first. */
  after(milliseconds: number, task: () => void): () => void;
}
