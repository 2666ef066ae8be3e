import { TookTooLong } from './within';

/** What MSAL says when no answer came, as opposed to a refusal. */
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

/** For diagnostics; shortened, for a part of it may come out of the address. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.slice(0, LONGEST_MESSAGE);
}

/** Whether the provider was not asked at all, rather than asked and unwilling. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof TookTooLong) return true;
  return error instanceof Error && 'errorCode' in error && UNREACHABLE.includes(error.errorCode);
}
