import type { TFunction } from 'i18next';
import { formatNumber } from './formatters';

/** Longer waiting times are shown in minutes. */
const MAX_SECONDS = 90;

/** The waiting time after too many requests, `wait` in milliseconds (faults R10). */
export function retryText(t: TFunction, wait: number): string {
  const seconds = Math.max(1, Math.ceil(wait / 1000));
  if (seconds <= MAX_SECONDS)
    return t('errors.tooManySeconds', { count: seconds, number: formatNumber(seconds) });
  const minutes = Math.ceil(seconds / 60);
  return t('errors.tooManyMinutes', { count: minutes, number: formatNumber(minutes) });
}
