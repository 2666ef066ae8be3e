import {
  type AdmittedHashes,
  type AdmittedOrigins,
  responseHeaders,
  STRICT_TRANSPORT_SECURITY,
} from '../securityHeaders.ts';

export type Headers = Readonly<Record<string, string>>;

/** A built site for a static host with its own routing rules, which always uses TLS. */
export interface StaticSite {
  /** Every file of the site, by its path below the root, such as `about/index.html`. */
  readonly files: readonly string[];
  readonly admitted: AdmittedHashes;
  readonly origins: AdmittedOrigins;
}

/** The headers that nginx sends for a path, with Strict-Transport-Security. */
export function headersFor({ admitted, origins }: StaticSite, path: string, isDocument: boolean): Headers {
  return {
    ...responseHeaders(path, isDocument, admitted, origins),
    'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY,
  };
}

/** A file that only the build reads. Other hosts than Azure may serve it: it holds only what the headers show. */
export const HIDDEN_FILE = '.policy.json';
