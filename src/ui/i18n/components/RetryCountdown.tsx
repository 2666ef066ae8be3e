import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import type { Instant } from '@/domain/shared/instant';
import { countParams } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';

const SECOND = 1000;

interface RetryCountdownProps {
  /** The time until another try makes sense, in milliseconds. */
  readonly retryAfter: number;
  /** When the wait began, where the countdown may be mounted later. */
  readonly since?: Instant | undefined;
}

/**
 * Counts down the seconds until another try makes sense, and then says so (faults R10). In an alert a screen reader
 * announces it once, and not every second. Its label has the whole wait, because the name of a focused message with it
 * would be announced again with every change.
 */
export function RetryCountdown({ retryAfter, since }: RetryCountdownProps) {
  const { t } = useTranslation();
  const left = useTimeLeft(retryAfter, since);
  return (
    <span role="timer" aria-live="off" aria-label={left > 0 ? retryText(t, retryAfter) : undefined}>
      {left > 0 ? retryText(t, left) : t('errors.tooManyOver')}
    </span>
  );
}

/** The rest of `retryAfter`, in milliseconds. It reads the clock, because a browser delays the timers of a hidden page. */
function useTimeLeft(retryAfter: number, since: number | undefined): number {
  const [openedAt] = useState(() => Date.now());
  const [now, setNow] = useState(openedAt);
  const startedAt = since ?? openedAt;
  const left = retryAfter - Math.abs(now - startedAt);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}

/** Longer waiting times are shown in minutes. */
const MAX_SECONDS = 90;

/** The waiting time after too many requests, `wait` in milliseconds (faults R10). */
export function retryText(t: TFunction, wait: number): string {
  const seconds = Math.max(1, Math.ceil(wait / 1000));
  if (seconds <= MAX_SECONDS) return t('errors.tooManySeconds', countParams(seconds));
  const minutes = Math.ceil(seconds / 60);
  return t('errors.tooManyMinutes', countParams(minutes));
}
