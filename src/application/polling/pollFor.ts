import type { PollTimer } from './PollTimer';

/** In milliseconds, so that the reads are after 1, 3, 7, 22, 37, 52 and 60 seconds (faults B.4). */
export const POLL_DELAYS: readonly number[] = [1000, 2000, 4000, 15_000, 15_000, 15_000, 8000];

/**
 * Reads after each delay until a read returns a finding. Returns undefined when no read does. After `stop` of the timer
 * it may never settle, and its result is ignored.
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
