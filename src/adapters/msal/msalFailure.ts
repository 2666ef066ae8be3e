import { TimeoutError } from './withTimeout';

/** The error codes of MSAL and OAuth for a provider that cannot be reached or cannot answer. */
const UNREACHABLE: readonly unknown[] = [
  'endpoints_resolution_error',
  'failed_to_parse_response',
  'get_request_failed',
  'network_error',
  'no_network_connectivity',
  'openid_config_error',
  'post_request_failed',
  'server_error',
  'temporarily_unavailable',
  'timed_out',
];

/** MSAL itself refuses requests for a while after 429 or 5xx. The code has the error numbers of the server, if any. */
const THROTTLED = /^[\d ]*$/u;

/** The code of MSAL could not be downloaded. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

const MAX_MESSAGE_LENGTH = 200;

/** The message for diagnostics, shortened because it can contain parts of the URL. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.slice(0, MAX_MESSAGE_LENGTH);
}

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
