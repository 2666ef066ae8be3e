import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { TokenVerifier, type TokenIssuer } from './access/TokenVerifier';
import type { Api } from './Api';
import { CallLog } from './CallLog';
import { ApiContract } from './contract/ApiContract';
import { createApi } from './createApi';
import { Records } from './data/Records';
import { SqlDatabase } from './data/SqlDatabase';
import { FaultTable } from './faults/FaultTable';
import type { RedeemToken } from './selling/CardDetails';
import { DEFAULT_SWITCHES, type Switches } from './Switches';
import { demoWorld } from './world/demoWorld';
import type { WireWorld } from './world/WireWorld';

export interface ApiOptions {
  /** 0 selects a free port. */
  readonly port: number;
  /** The port in the URLs of its media. By default the port on which it listens. */
  readonly publicPort?: number;
  /** By default a temporary file. */
  readonly databaseFile?: string | undefined;
  readonly issuer: TokenIssuer;
  readonly redeemToken: RedeemToken;
  /** The origins allowed by CORS. */
  readonly allowedOrigins: readonly string[];
  /** The initial data, which a reset restores. By default the demo data. */
  readonly world?: WireWorld | undefined;
  /** Ids of users who may read and change data of others. By default none. */
  readonly staff?: readonly string[] | undefined;
  /** The region in the paths. By default 123 (spec section 9). */
  readonly region?: string | undefined;
  /** In milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
  /** Changes of the default switches. A reset restores them. */
  readonly switches?: Partial<Switches> | undefined;
  /** True when tests can plan faults and replace the data over HTTP under `/__…`. By default false. */
  readonly hasControl?: boolean | undefined;
}

export interface RunningApi {
  /** Without a trailing slash. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Starts the API server with HTTP, a SQL database and access control. */
export async function startApi(options: ApiOptions): Promise<RunningApi> {
  const { now = () => Date.now(), world } = options;
  const initialSwitches = { ...DEFAULT_SWITCHES, ...options.switches };
  const closing = new AbortController();
  const storage = databaseStorage(options.databaseFile);
  const firstWorld = world === undefined ? await demoWorld() : () => world;
  const database = new SqlDatabase(storage.file);
  const api: Api = {
    records: new Records(database),
    faults: new FaultTable(),
    log: new CallLog(),
    contract: new ApiContract(),
    tokens: new TokenVerifier(options.issuer, now),
    redeemToken: options.redeemToken,
    allowedOrigins: options.allowedOrigins,
    staff: new Set(options.staff),
    region: options.region ?? '123',
    firstWorld: () => firstWorld(now(), api.url),
    now,
    closing: closing.signal,
    url: '',
    initialSwitches,
    switches: initialSwitches,
  };
  const app = createApi(api, { hasControl: options.hasControl ?? false });
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port: options.port, hostname: '127.0.0.1' }, ({ port }) => {
      api.url = `http://localhost:${String(options.publicPort ?? port)}`;
      api.records.seed(api.firstWorld());
      resolve({
        url: api.url,
        close: () =>
          new Promise((closed) => {
            closing.abort();
            server.close(() => {
              database.close();
              storage.clear();
              closed();
            });
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      });
    });
    server.on('error', reject);
  });
}

function databaseStorage(file: string | undefined): { readonly file: string; readonly clear: () => void } {
  if (file !== undefined) return { file, clear: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'amin-api-'));
  return {
    file: join(folder, 'records.sqlite'),
    clear: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
