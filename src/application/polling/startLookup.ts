import type { AbortSignalLike } from '@/application/ports/AbortSignalLike';
import type { Clock } from '@/application/ports/Clock';
import type { Connection } from '@/application/ports/Connection';
import { POLL_DELAYS, pollFor } from './pollFor';
import { NEVER, PollTimer } from './PollTimer';

/** Finding out what became of a write whose answer was lost. It only reads. */
export interface Lookup<Finding> {
  /** Never settles once stopped. */
  readonly finding: Promise<Finding>;
  /** Stops reading; the read under way is aborted. */
  stop(): void;
}

/** Told when the lookup rests because there is no connection, and when it goes on. */
export type OnRest = (isResting: boolean) => void;

/** What a read settles, or what is known at the end of the schedule when no read settled anything. */
export interface LookupSteps<Finding> {
  readonly read: (signal: AbortSignalLike) => Promise<Finding | undefined>;
  readonly atEnd: () => Finding;
}

export interface LookupPorts {
  readonly connection: Connection;
  readonly clock: Clock;
}

/** Looks up what became of a write as payments are looked up: on the schedule of `POLL_DELAYS`. */
export function startLookup<Finding>(
  { connection, clock }: LookupPorts,
  { read, atEnd }: LookupSteps<Finding>,
  onRest: OnRest,
): Lookup<Finding> {
  const timer = new PollTimer(clock, connection, onRest);
  const found = pollFor(POLL_DELAYS, timer, async () => read(timer));
  return {
    finding: found.then((finding) => (timer.aborted ? NEVER : (finding ?? atEnd()))),
    stop: () => timer.stop(),
  };
}
