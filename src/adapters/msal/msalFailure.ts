import { TookTooLong } from './withTimeout';

/** The error codes of MSAL for an unreachable provider. */
const UNREACHABLE: readonly unknown[] = [
  'endpoints_resolution_error',
  'get_request_failed',
  'network_error',
  'no_network_connectivity',
  'openid_config_error',
  'post_request_failed',
  'timed_out',
];

const LONGEST_MESSAGE = 200;

/** The message for diagnostics, shortened because it can contain parts of the URL. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.slice(0, LONGEST_MESSAGE);
}

/** True when the provider was unreachable, false when it refused. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof TookTooLong) return true;
  return error instanceof Error && 'errorCode' in error && UNREACHABLE.includes(error.errorCode);
}
