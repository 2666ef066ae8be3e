import type { AbortSignalLike } from '@/application/ports/AbortSignalLike';
import type { Clock } from '@/application/ports/Clock';
import type { Connection } from '@/application/ports/Connection';
import { POLL_DELAYS, pollFor } from './pollFor';
import { never, PollTimer } from './PollTimer';

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

export function startPoll<Finding>(
  { connection, clock }: PollPorts,
  { read, atEnd }: PollSteps<Finding>,
  onPauseChange: OnPauseChange,
  delays: readonly number[] = POLL_DELAYS,
): Poll<Finding> {
  const timer = new PollTimer(clock, connection, onPauseChange);
  const found = pollFor(delays, timer, async () => read(timer));
  return {
    finding: found.then((finding) => (timer.aborted ? never() : (finding ?? atEnd()))),
    stop: () => timer.stop(),
  };
}
