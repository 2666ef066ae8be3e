/**
 * The one place that decides with which headers the site is served. The preview server uses it as it is; a host in
 * production takes its configuration from it.
 */

/** Inline code the documents carry, each as the base64 text of its SHA-256. Everything else inline is refused. */
export interface AdmittedHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The wizard's document. It alone meets the payment provider's script, which cannot run under Trusted Types; so it
 * has a policy of its own and is entered and left by a full load (architecture, section 5).
 */
const paymentDocument = /^\/dashboard\/business\/[^/]+\/subscription\/?$/u;

export function isPaymentDocument(path: string): boolean {
  return paymentDocument.test(path);
}

const sources = (hashes: readonly string[]): string =>
  ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ');

export function contentSecurityPolicy(path: string, admitted: AdmittedHashes): string {
  const directives = [
    "default-src 'none'",
    `script-src ${sources(admitted.scripts)}`,
    `style-src ${sources(admitted.styles)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (!isPaymentDocument(path)) directives.push("require-trusted-types-for 'script'");
  return directives.join('; ');
}

/** Documents are asked for again each time: they name the current assets, and none survives a sign-out. */
function cacheControl(path: string, isDocument: boolean): string {
  if (isDocument) return 'no-store';
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
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(path, admitted),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cache-Control': cacheControl(path, isDocument),
  };
}
