import type { TFunction } from 'i18next';
import { formatNumber } from './formatters';

/** Up to so many seconds they are counted, then minutes. */
const MOST_SECONDS = 90;

/** When there is a point in trying again after too much was asked at once, in `wait` milliseconds (faults R10). */
export function retryText(t: TFunction, wait: number): string {
  const seconds = Math.max(1, Math.ceil(wait / 1000));
  if (seconds <= MOST_SECONDS)
    return t('errors.tooManySeconds', { count: seconds, number: formatNumber(seconds) });
  const minutes = Math.ceil(seconds / 60);
  return t('errors.tooManyMinutes', { count: minutes, number: formatNumber(minutes) });
}
