import type { PollTimer } from './PollTimer';

/**
 * The delays between reads in milliseconds. The reads are 1, 3, 7, 22, 37, 52 and 60 seconds after the start
 * (faults B.4).
 */
export const POLL_DELAYS: readonly number[] = [1000, 2000, 4000, 15_000, 15_000, 15_000, 8000];

/**
 * Reads after each delay until a read returns a finding. Returns undefined when no read does. After `timer.stop()` the
 * promise may stay pending, or resolve with a value that the caller must ignore.
 */
export async function pollFor<Finding>(
  delays: readonly number[],
  timer: PollTimer,
  read: () => Promise<Finding | undefined>,
): Promise<Finding | undefined> {
  for (const delay of delays) {
    await timer.wait(delay);
    if (timer.aborted) return undefined;
    const finding = await read();
    if (finding !== undefined) return finding;
  }
  return undefined;
}
