/** What is in the page but not of it: layout noise, aborted requests, scripts of extensions (decision C36). */
const NOISE = /ResizeObserver loop|^Script error\.?$|AbortError|SessionExpired/;
const EXTENSION = /^(?:chrome|moz|safari-web)-extension:/;

/** Where an error came from, as far as the browser tells. */
export interface ErrorSource {
  readonly reason: unknown;
  readonly file?: string | undefined;
}

/** Whether an error that was not caught is none of the product's own. */
export function isNoise({ reason, file = '' }: ErrorSource): boolean {
  const name = reason instanceof Error ? reason.name : '';
  return NOISE.test(messageOf(reason)) || NOISE.test(name) || isExtension(file);
}

/** Whether a file belongs to an extension of the browser. */
export function isExtension(url: string): boolean {
  return EXTENSION.test(url);
}

/** '' where what was thrown says nothing. */
export function messageOf(reason: unknown): string {
  if (reason instanceof Error) return reason.message;
  return typeof reason === 'string' ? reason : '';
}
