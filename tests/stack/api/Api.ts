import type { TokenVerifier } from './access/TokenVerifier';
import type { CallLog } from './CallLog';
import type { ApiContract } from './contract/ApiContract';
import type { Records } from './data/Records';
import type { FaultTable } from './faults/FaultTable';
import type { RedeemToken } from './selling/CardDetails';
import type { Switches } from './Switches';
import type { WireWorld } from './world/WireWorld';

/** What the parts of a running API share. */
export interface Api {
  readonly records: Records;
  readonly faults: FaultTable;
  readonly log: CallLog;
  readonly contract: ApiContract;
  readonly tokens: TokenVerifier;
  readonly redeemToken: RedeemToken;
  readonly allowedOrigins: readonly string[];
  /** People who may see and change what belongs to others. */
  readonly staff: ReadonlySet<string>;
  readonly region: string;
  /** The world it begins with, and returns to. */
  readonly firstWorld: () => WireWorld;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** Aborted when the server closes. */
  readonly isClosing: AbortSignal;
  /** Where it can be reached from outside; known once it listens. */
  address: string;
  /** What a reset returns to. */
  readonly firstSwitches: Switches;
  switches: Switches;
}
