import { DownloadError } from '@/adapters/identity/identityErrors';
import { TimeoutError } from '@/application/requests/withTimeout';

/**
 * The error codes of MSAL and OAuth for a provider that cannot be reached or cannot answer. MSAL reports
 * `endpoints_resolution_error` in place of `openid_config_error`, and without a status also for a policy that does not
 * exist.
 */
const UNREACHABLE: readonly unknown[] = [
  'endpoints_resolution_error',
  'failed_to_parse_response',
  'get_request_failed',
  'network_error',
  'no_network_connectivity',
  'post_request_failed',
  'server_error',
  'temporarily_unavailable',
  'timed_out',
];

/** After 429 or 5xx MSAL refuses requests for a while. The code is empty, or has the error numbers of the server. */
const THROTTLED = /^[\d ]*$/u;

/** True when the provider could not be reached or could not answer, false when it refused. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof TimeoutError || error instanceof DownloadError) return true;
  if (!(error instanceof Error && 'errorCode' in error)) return false;
  return (
    UNREACHABLE.includes(error.errorCode) || THROTTLED.test(String(error.errorCode)) || isOverloaded(error)
  );
}

function isOverloaded(error: Error): boolean {
  const status = 'status' in error ? Number(error.status) : NaN;
  return status === 429 || status >= 500;
}
