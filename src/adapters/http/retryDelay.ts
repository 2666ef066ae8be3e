import { DAY } from '@/domain/shared/plainDate';
import type { HttpFailure } from './ApiClient';
import { DEFAULT_RETRY_AFTER } from './assumptions';

/** In milliseconds (faults B.3). */
const MAX_JITTER = 600;
const MAX_WAIT_WHEN_UNAVAILABLE = 5000;
const MAX_WAIT_WHEN_TOO_MANY = 10_000;

const HTTP_DATE = /^[a-z]{3}, \d{2} [a-z]{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/i;

/**
 * The delay before a read is retried, in milliseconds; undefined when it is not retried. A timeout is not retried,
 * because the owner has already waited 30 seconds (faults B.3).
 */
export function retryDelayOf(error: HttpFailure, random: () => number): number | undefined {
  const jitter = random() * MAX_JITTER;
  if (error.kind === 'rejected' && error.status === 429) {
    const wait = error.retryAfter ?? DEFAULT_RETRY_AFTER;
    return wait <= MAX_WAIT_WHEN_TOO_MANY ? Math.min(wait + jitter, MAX_WAIT_WHEN_TOO_MANY) : undefined;
  }
  if (error.kind !== 'outcome-unknown' || error.reason === 'timeout') return undefined;
  const wait = (error.status === 503 ? error.retryAfter : undefined) ?? 0;
  return wait <= MAX_WAIT_WHEN_UNAVAILABLE ? wait + jitter : undefined;
}

/** Parses Retry-After, which holds seconds or an HTTP date. In milliseconds, at most a day; undefined if invalid. */
export function parseRetryAfter(header: unknown, now: number): number | undefined {
  if (typeof header !== 'string' || header.length > 40) return undefined;
  const text = header.trim();
  const date = HTTP_DATE.test(text) ? Date.parse(text) - now : Number.NaN;
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : date;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(0, wait), DAY);
}
