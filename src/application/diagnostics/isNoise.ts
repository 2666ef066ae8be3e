/**
 * Messages and names of errors that are not defects of the app: ResizeObserver warnings, errors of cross-origin
 * scripts and aborted requests.
 */
const NOISE = /ResizeObserver loop|^Script error\.?$|AbortError/;
const EXTENSION = /^(?:chrome|moz|safari-web)-extension:/;

/** An uncaught error, with its file when the browser reports one. */
export interface ErrorSource {
  readonly reason: unknown;
  readonly file?: string | undefined;
}

/** True for an uncaught error that the app did not cause. */
export function isNoise({ reason, file = '' }: ErrorSource): boolean {
  const name = reason instanceof Error ? reason.name : '';
  return NOISE.test(messageOf(reason)) || NOISE.test(name) || isExtension(file);
}

/** True for the URL of a browser extension. */
export function isExtension(url: string): boolean {
  return EXTENSION.test(url);
}

/** The message of a thrown value; '' when it has none. */
export function messageOf(reason: unknown): string {
  if (reason instanceof Error) return reason.message;
  return typeof reason === 'string' ? reason : '';
}
