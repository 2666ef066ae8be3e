import type { HttpFailure } from './ApiClient';
import { UNSAID_RETRY_AFTER } from './assumptions';

/** In milliseconds (faults B.3). */
const LONGEST_JITTER = 600;
const LONGEST_WAIT_WHEN_UNAVAILABLE = 5000;
const LONGEST_WAIT_WHEN_TOO_MANY = 10_000;

const HTTP_DATE = /^[a-z]{3}, \d{2} [a-z]{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/i;

/**
 * How long to wait before a read is sent a second time, in milliseconds; undefined for one that is not. A timeout is
 * not retried: the owner has waited long enough (faults B.3).
 */
export function retryDelayOf(error: HttpFailure, random: () => number): number | undefined {
  const jitter = random() * LONGEST_JITTER;
  if (error.kind === 'rejected' && error.status === 429) {
    const wait = error.retryAfter ?? UNSAID_RETRY_AFTER;
    return wait <= LONGEST_WAIT_WHEN_TOO_MANY
      ? Math.min(wait + jitter, LONGEST_WAIT_WHEN_TOO_MANY)
      : undefined;
  }
  if (error.kind !== 'unknown' || error.reason === 'timeout') return undefined;
  const wait = (error.status === 503 ? error.retryAfter : undefined) ?? 0;
  return wait <= LONGEST_WAIT_WHEN_UNAVAILABLE ? wait + jitter : undefined;
}

/** A wait in milliseconds, written as seconds or as a date; undefined for anything else. */
export function parseRetryAfter(header: unknown, now: number): number | undefined {
  if (typeof header !== 'string' || header.length > 40) return undefined;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const wait = HTTP_DATE.test(text) ? Date.parse(text) - now : Number.NaN;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
