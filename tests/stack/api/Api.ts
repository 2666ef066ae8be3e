import type { TokenVerifier } from './access/TokenVerifier';
import type { CallLog } from './CallLog';
import type { ApiContract } from './contract/ApiContract';
import type { Records } from './data/Records';
import type { FaultTable } from './faults/FaultTable';
import type { RedeemToken } from './selling/CardDetails';
import type { Switches } from './Switches';
import type { InitialWorld } from './world/WireWorld';

/** The state that the parts of a running API share. */
export interface Api {
  readonly records: Records;
  readonly faults: FaultTable;
  readonly log: CallLog;
  readonly contract: ApiContract;
  readonly tokens: TokenVerifier;
  readonly redeemToken: RedeemToken;
  readonly allowedOrigins: readonly string[];
  /** Ids of users who may read and change data of others. */
  readonly staff: ReadonlySet<string>;
  readonly region: string;
  /** Creates the initial data. A reset restores it. */
  readonly firstWorld: () => InitialWorld;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** Aborted when the server closes. */
  readonly closing: AbortSignal;
  /** The URL of the server, set once it listens. */
  url: string;
  /** The switches after a reset. */
  readonly initialSwitches: Switches;
  switches: Switches;
}
