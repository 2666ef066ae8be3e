import type { Release } from './Release';

/** A host that serves a release. */
export interface RunningHost {
  /** The folder of the site that is served, in which the hashes of its inline code are. */
  readonly site: () => Promise<string>;
  /** Serves a release in place of the one before. */
  publish(release: Release): Promise<void>;
  /** Serves the release before again, as docs/operations.md describes. */
  rollBack(): Promise<void>;
  /** Asks the host itself whether the site is healthy, where it does so without HTTP. */
  readonly isHealthy?: () => Promise<boolean>;
  close(): Promise<void>;
}

/** What a host does in another way than nginx (docs/operations.md). */
export interface HostTraits {
  /** A static host always has TLS, so its headers say so. */
  readonly isStatic: boolean;
  /** Every public page has the policy for all of them, and the page of a business that of its wizard. */
  readonly sharesPolicies: boolean;
  /** The body of a 404 for a missing asset. */
  readonly missingAsset: 'text' | 'document';
  /** Whether the files of the newer release are still there after a rollback. Without them, its tabs load their page again. */
  readonly keepsNewerAssets: boolean;
  /** Whether the response to an unknown path has the headers that every response has. */
  readonly hasHeadersAt404: boolean;
  /** Headers that the emulator sets by itself, and its host does not. */
  readonly ownHeaders: readonly string[];
  /** Messages that the browser logs because of these headers. */
  readonly ownMessages: readonly RegExp[];
}

export interface Host {
  readonly traits: HostTraits;
  start(): Promise<RunningHost>;
  /** What served the site, with its version. */
  readonly server: () => Promise<string>;
}
