import { DownloadError, messageOf as shortMessageOf } from '@/adapters/identity/identityErrors';
import { TimeoutError } from '@/application/requests/withTimeout';

/** The OAuth errors of a provider that cannot answer. Any other one is a refusal. */
const UNAVAILABLE: readonly unknown[] = ['server_error', 'temporarily_unavailable'];

/**
 * Matches the library's message for a response with status 429 or 5xx, or with another content type than JSON. Neither
 * has an OAuth error code.
 */
const NO_ANSWER = /\((?:429|5\d\d)\)|^Invalid response Content-Type/u;

/** True when the provider could not be reached or could not answer, false when it refused. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof TimeoutError || error instanceof DownloadError) return true;
  if (!(error instanceof Error)) return false;
  if ('error' in error) return UNAVAILABLE.includes(error.error);
  /* `fetch` throws a TypeError, and a response that is not JSON a SyntaxError. */
  return error instanceof TypeError || error instanceof SyntaxError || NO_ANSWER.test(error.message);
}

/** The message for diagnostics, with the code of OAuth, which the library leaves out. */
export function messageOf(error: unknown): string {
  const isOfOAuth = error instanceof Error && 'error' in error;
  return shortMessageOf(isOfOAuth ? `${String(error.error)}: ${error.message}` : error);
}
