import {
  type AdmittedHashes,
  type AdmittedOrigins,
  responseHeaders,
  STRICT_TRANSPORT_SECURITY,
} from '../securityHeaders.ts';

export type Headers = Readonly<Record<string, string>>;

/** A built site for a host that serves files by rules of its own, always over TLS. */
export interface StaticSite {
  /** Every file of the site, by its path below the root, such as `about/index.html`. */
  readonly files: readonly string[];
  readonly admitted: AdmittedHashes;
  readonly origins: AdmittedOrigins;
}

/** The headers nginx sends for a path, with the one that goes with TLS. */
export function headersFor({ admitted, origins }: StaticSite, path: string, isDocument: boolean): Headers {
  return {
    ...responseHeaders(path, isDocument, admitted, origins),
    'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY,
  };
}

/** Written for the build itself, and never to be served. */
export const HIDDEN_FILES = ['.policy.json', '.origins.json'] as const;
