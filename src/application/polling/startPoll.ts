import type { AbortSignalLike } from '@/application/ports/ServiceFailure';
import type { Clock } from '@/application/ports/Clock';
import type { Connection } from '@/application/ports/Connection';
import { Aborter } from '@/application/requests/Aborter';
import { waitFor } from '@/application/requests/waitFor';

/**
 * The delays between reads in milliseconds. The reads are 1, 3, 7, 22, 37, 52 and 60 seconds after the start
 * (faults B.4).
 */
export const POLL_DELAYS: readonly number[] = [1000, 2000, 4000, 15_000, 15_000, 15_000, 8000];

/** A running poll for the outcome of a write after a lost response. It only reads. */
export interface Poll<Outcome> {
  /** Never settles after `stop`. */
  readonly outcome: Promise<Outcome>;
  /** Stops polling and aborts the current read. */
  readonly stop: () => void;
}

/** Called when polling pauses because the device is offline, and when it continues. */
export type OnPauseChange = (isPaused: boolean) => void;

/** `read` returns the outcome, or undefined to go on. `atEnd` returns it when no read did. */
export interface PollSteps<Outcome> {
  readonly read: (signal: AbortSignalLike) => Promise<Outcome | undefined>;
  readonly atEnd: () => Outcome;
  readonly delays?: readonly number[];
}

export interface PollPorts {
  readonly connection: Connection;
  readonly clock: Clock;
}

/** Reads after each delay, and while the device is online, until a read returns the outcome. */
export function startPoll<Outcome>(
  { connection, clock }: PollPorts,
  onPauseChange: OnPauseChange,
  { read, atEnd, delays = POLL_DELAYS }: PollSteps<Outcome>,
): Poll<Outcome> {
  const aborter = new Aborter();
  const waitUntilOnline = async (): Promise<void> => {
    onPauseChange(true);
    await waitFor((resolve) => connection.onChange((isOnline) => isOnline && resolve()), aborter);
    if (!aborter.aborted) onPauseChange(false);
  };
  const poll = async (): Promise<Outcome> => {
    for (const delay of delays) {
      await waitFor((resolve) => clock.after(delay, resolve), aborter);
      if (!aborter.aborted && !connection.isOnline) await waitUntilOnline();
      const outcome = aborter.aborted ? undefined : await read(aborter);
      if (aborter.aborted) return never();
      if (outcome !== undefined) return outcome;
    }
    return atEnd();
  };
  return { outcome: poll(), stop: () => aborter.abort() };
}

/**
 * A promise that never settles. A stopped poll returns it, so that nothing uses its result. Each call returns a new
 * promise, because a shared one would keep all its listeners in memory.
 */
export async function never(): Promise<never> {
  return new Promise<never>(() => undefined);
}
