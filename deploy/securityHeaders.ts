import { isPaymentDocument } from '../src/ui/shell/routePaths.ts';

/**
 * The one place that decides with which headers the site is served. The preview server uses it as it is; a host in
 * production takes its configuration from it.
 */

/** Inline code the documents carry, each as the base64 text of its SHA-256. Everything else inline is refused. */
export interface AdmittedHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Other origins the site talks to, each as scheme, host and port. The demo talks to none. */
export interface AdmittedOrigins {
  readonly api?: string | undefined;
  readonly identity?: string | undefined;
  /** Where pictures come from that are neither the site's own nor the API's. */
  readonly media?: readonly string[] | undefined;
  /** Where the payment provider's script and its frames come from: admitted in the payment document alone. */
  readonly payment?: readonly string[] | undefined;
  /** The whole URL of the operator's collector of reports (docs/diagnostics.md). */
  readonly diagnostics?: string | undefined;
}

const sources = (...places: readonly (string | undefined)[]): string =>
  ["'self'", ...places.filter((place) => place !== undefined)].join(' ');

const hashed = (hashes: readonly string[]): readonly string[] => hashes.map((hash) => `'sha256-${hash}'`);

/**
 * The Trusted Types policies there are: the one that names the service worker's script (src/composition/startup/registerServiceWorker.ts).
 * No package the site loads makes one.
 */
export const TRUSTED_TYPES_POLICIES: readonly string[] = ['amin-device'];

/** The name under which policies refer to the collector. */
const REPORTING_GROUP = 'diagnostics';

/** Browsers that do not know `report-to` yet go by `report-uri`; the others leave that one out. */
const reporting = (url: string | undefined): readonly string[] =>
  url === undefined ? [] : [`report-uri ${url}`, `report-to ${REPORTING_GROUP}`];

/** The endpoint of the browser's own reports; undefined when no collector is configured. */
export function reportingEndpoints({ diagnostics }: AdmittedOrigins): string | undefined {
  return diagnostics === undefined ? undefined : `${REPORTING_GROUP}="${diagnostics}"`;
}

export function contentSecurityPolicy(
  path: string,
  admitted: AdmittedHashes,
  origins: AdmittedOrigins = {},
): string {
  /* The payment provider's script cannot run under Trusted Types (architecture, section 5). */
  const isPayment = isPaymentDocument(path);
  const payment = (isPayment && origins.payment) || [];
  const collector = origins.diagnostics === undefined ? undefined : new URL(origins.diagnostics).origin;
  const directives = [
    "default-src 'none'",
    `script-src ${sources(...hashed(admitted.scripts), ...payment)}`,
    `style-src ${sources(...hashed(admitted.styles))}`,
    `img-src ${sources('data:', 'blob:', origins.api, ...(origins.media ?? []))}`,
    "font-src 'self'",
    `connect-src ${sources(origins.api, origins.identity, collector, ...payment)}`,
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
  return [...directives, ...reporting(origins.diagnostics)].join('; ');
}

/** What keeps the site's own files on the device; the browser asks for it again each time, to hear of an update. */
export const serviceWorkerFile = 'sw.js';

/**
 * What is no document needs no more: a policy with the hashes of every document is longer than most files, and a
 * browser that opens a hundred of them would read it a hundred times. A picture that is opened by itself runs nothing.
 */
const FILE_POLICY = "default-src 'none'; style-src 'self'; frame-ancestors 'none'";

/** A worker lives under the policy its script came with: this one fetches files and documents of the site, no more. */
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

/**
 * The file that tells browsers which document is likely to come next. It is not named to those who ask to save data.
 */
export const SPECULATION_RULES = '"/next-documents.speculationrules"';

/** Sent wherever the site itself speaks TLS. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';

/** The server answers health checks at this path itself; no file stands there. */
export const HEALTH_PATH = '/health';

/** Which release is served. */
export const VERSION_FILE = 'version.json';

/** Documents are asked for again each time: they name the current assets, and none survives a sign-out. */
function cacheControl(path: string, isDocument: boolean): string {
  if (isDocument || path === HEALTH_PATH || path === `/${VERSION_FILE}`) return 'no-store';
  if (path === `/${serviceWorkerFile}`) return 'no-cache';
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

/**
 * All headers of one answer.
 * @param path Path of the request, starting with a slash and without a query.
 * @param isDocument Whether the answer is an HTML document, whatever its address looks like.
 */
export function responseHeaders(
  path: string,
  isDocument: boolean,
  admitted: AdmittedHashes,
  origins: AdmittedOrigins = {},
): Readonly<Record<string, string>> {
  const endpoints = isDocument ? reportingEndpoints(origins) : undefined;
  return {
    'Content-Security-Policy': policyOf(path, isDocument, admitted, origins),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cache-Control': cacheControl(path, isDocument),
    ...(endpoints !== undefined && { 'Reporting-Endpoints': endpoints }),
    ...(isDocument && { 'Speculation-Rules': SPECULATION_RULES }),
  };
}
