import { SETTINGS_PATH } from '../src/ui/shell/cachedFiles.ts';
import { isPaymentDocument } from '../src/ui/shell/routePaths.ts';
import { PUBLIC_PATTERN, publicPathOf } from './sharedDocuments.ts';

/**
 * The single source of the response headers of the site. The preview server uses it directly; the
 * configuration of a production host is generated from it.
 */

/** The inline code that the policies admit, each as the base64 text of its SHA-256. */
export interface AdmittedHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /**
   * The code of each public page in every language, by its path in English. Their policies admit no other code, because
   * documents with their headers have to fit into the first packets of a connection.
   */
  readonly pages?: Readonly<Record<string, InlineHashes>> | undefined;
}

type InlineHashes = Pick<AdmittedHashes, 'scripts' | 'styles'>;

/** Other origins that the site talks to, each as scheme, host and port. The demo talks to none. */
export interface AdmittedOrigins {
  readonly api?: string | undefined;
  readonly identity?: string | undefined;
  /** Origins of pictures besides the site itself and the API. */
  readonly media?: readonly string[] | undefined;
  /** Origins of the payment provider's script and frames. Only the payment document admits them. */
  readonly payment?: readonly string[] | undefined;
  /** The origin of the operator's collector of reports (docs/diagnostics.md). */
  readonly diagnostics?: string | undefined;
}

const sources = (...places: readonly (string | undefined)[]): string =>
  ["'self'", ...places.filter((place) => place !== undefined)].join(' ');

const hashed = (hashes: readonly string[]): readonly string[] => hashes.map((hash) => `'sha256-${hash}'`);

/**
 * The only Trusted Types policy, which creates the URL of the service worker's script
 * (src/ui/shell/registerServiceWorker.ts). No package of the site creates one.
 */
export const TRUSTED_TYPES_POLICIES: readonly string[] = ['amin-device'];

/**
 * Has no `report-uri` and no `report-to`, because the reports that browsers write contain the URL with what was searched
 * for. The page reports violations itself, scrubbed (src/adapters/browser/errorEvents.ts).
 */
export function contentSecurityPolicy(
  path: string,
  admitted: AdmittedHashes,
  origins: AdmittedOrigins = {},
): string {
  /* The payment provider's script cannot run under Trusted Types. */
  const isPayment = isPaymentDocument(path);
  const payment = (isPayment && origins.payment) || [];
  const inline = admitted.pages?.[publicPathOf(path) ?? ''] ?? admitted;
  const directives = [
    "default-src 'none'",
    `script-src ${sources(...hashed(inline.scripts), ...payment)}`,
    `style-src ${sources(...hashed(inline.styles))}`,
    `img-src ${sources('data:', 'blob:', origins.api, ...(origins.media ?? []))}`,
    "font-src 'self'",
    `connect-src ${sources(origins.api, origins.identity, origins.diagnostics, ...payment)}`,
    ...(payment.length > 0 ? [`frame-src ${payment.join(' ')}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (!isPayment)
    directives.push(
      "require-trusted-types-for 'script'",
      `trusted-types ${TRUSTED_TYPES_POLICIES.join(' ')}`,
    );
  return directives.join('; ');
}

/** The file of the service worker. */
export const serviceWorkerFile = 'sw.js';

/**
 * The policy of files that are not documents. It is short, because the policy of a document is longer than most files.
 * A picture that is opened by itself runs no script.
 */
const FILE_POLICY = "default-src 'none'; style-src 'self'; frame-ancestors 'none'";

/**
 * A service worker runs under the policy its script was served with. This one may only fetch from the site.
 */
const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

function policyOf(
  path: string,
  isDocument: boolean,
  admitted: AdmittedHashes,
  origins: AdmittedOrigins,
): string {
  if (isDocument) return contentSecurityPolicy(path, admitted, origins);
  return path === `/${serviceWorkerFile}` ? SERVICE_WORKER_POLICY : FILE_POLICY;
}

/** The speculation rules, which name the documents to prerender. Not for browsers with Save-Data. */
export const SPECULATION_RULES_FILE = 'next-documents.speculationrules';

/** The value of the `Speculation-Rules` header. */
export const SPECULATION_RULES = `"/${SPECULATION_RULES_FILE}"`;

/** Sent by every host that terminates TLS itself. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';

/** The header `Allow` of a response that refuses another method. */
export const READ_METHODS = 'GET, HEAD';

/** For health checks. nginx responds itself, a static host with the file of the version. */
export const HEALTH_PATH = '/health';

/** Names the release that is served. */
export const VERSION_FILE = 'version.json';

/** The responses besides documents that no browser may store. */
export const UNSTORED_FILES: readonly string[] = [HEALTH_PATH, `/${VERSION_FILE}`, SETTINGS_PATH];

/**
 * A public document names the current assets, so the browser asks each time whether its copy is current. Other
 * documents are never stored, because no copy may survive a sign-out (threats T16).
 */
function cacheControl(path: string, isDocument: boolean): string {
  if (isDocument) return new RegExp(PUBLIC_PATTERN, 'u').test(path) ? 'no-cache' : 'no-store';
  if (UNSTORED_FILES.includes(path)) return 'no-store';
  if (path === `/${serviceWorkerFile}`) return 'no-cache';
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

/**
 * All headers of one response.
 * @param path Path of the request, starting with a slash and without a query.
 * @param isDocument Whether the response is an HTML document, independent of the path's extension.
 */
export function responseHeaders(
  path: string,
  isDocument: boolean,
  admitted: AdmittedHashes,
  origins: AdmittedOrigins = {},
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': policyOf(path, isDocument, admitted, origins),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cache-Control': cacheControl(path, isDocument),
    ...(isDocument && { 'Speculation-Rules': SPECULATION_RULES }),
  };
}
