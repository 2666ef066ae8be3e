import type { PollTimer } from './PollTimer';

/**
 * Waits before each read after an answer was lost, in milliseconds, one after the other: reads after 1, 3 and 7
 * seconds, then every 15 seconds, and a last time after 60 (faults B.4).
 */
export const POLL_DELAYS: readonly number[] = [1000, 2000, 4000, 15_000, 15_000, 15_000, 8000];

/** Reads after each delay until a read settles the matter; undefined when none of them does. */
export async function pollFor<Finding>(
  delays: readonly number[],
  timer: PollTimer,
  read: () => Promise<Finding | undefined>,
): Promise<Finding | undefined> {
  for (const delay of delays) {
    await timer.wait(delay);
    const finding = await read();
    if (finding !== undefined) return finding;
  }
  return undefined;
}
