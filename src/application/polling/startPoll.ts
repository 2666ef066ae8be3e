import type { AbortSignalLike } from '@/application/ports/AbortSignalLike';
import type { Clock } from '@/application/ports/Clock';
import type { Connection } from '@/application/ports/Connection';
import { never, PollTimer } from './PollTimer';

/**
 * The delays between reads in milliseconds. The reads are 1, 3, 7, 22, 37, 52 and 60 seconds after the start
 * (faults B.4).
 */
export const POLL_DELAYS: readonly number[] = [1000, 2000, 4000, 15_000, 15_000, 15_000, 8000];

/** A running poll for the outcome of a write after a lost response. It only reads. */
export interface Poll<Finding> {
  /** Never settles after `stop`. */
  readonly finding: Promise<Finding>;
  /** Stops polling and aborts the current read. */
  readonly stop: () => void;
}

/** Called when polling pauses because the device is offline, and when it continues. */
export type OnPauseChange = (isPaused: boolean) => void;

/** `read` returns a finding or undefined to continue. `atEnd` returns the finding when no read returned one. */
export interface PollSteps<Finding> {
  readonly read: (signal: AbortSignalLike) => Promise<Finding | undefined>;
  readonly atEnd: () => Finding;
}

export interface PollPorts {
  readonly connection: Connection;
  readonly clock: Clock;
}

/** Reads after each delay until a read returns a finding. */
export function startPoll<Finding>(
  { connection, clock }: PollPorts,
  { read, atEnd }: PollSteps<Finding>,
  onPauseChange: OnPauseChange,
  delays: readonly number[] = POLL_DELAYS,
): Poll<Finding> {
  const timer = new PollTimer(clock, connection, onPauseChange);
  const poll = async (): Promise<Finding> => {
    for (const delay of delays) {
      await timer.wait(delay);
      const finding = timer.aborted ? undefined : await read(timer);
      if (timer.aborted) return never();
      if (finding !== undefined) return finding;
    }
    return atEnd();
  };
  return { finding: poll(), stop: () => timer.stop() };
}
