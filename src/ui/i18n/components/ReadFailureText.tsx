import type { BusinessNotFound } from '@/application/ports/BusinessRepository';
import type { ReadFailure } from '@/application/ports/ServiceFailure';
import { errorMessage } from '@/ui/i18n/errorMessage';
import { useTranslation, type TextKey } from '@/ui/i18n/useTranslation';
import { RetryCountdown } from './RetryCountdown';

interface ReadFailureTextProps {
  readonly error: ReadFailure | BusinessNotFound;
  /** What will be loaded once there is a connection again. */
  readonly offlineText: TextKey;
}

/** Why something could not be loaded, and what helps (faults B.4). After too many requests it counts down (faults R10). */
export function ReadFailureText({ error, offlineText }: ReadFailureTextProps) {
  const { t } = useTranslation();
  return error.kind === 'unavailable' && error.retryAfter !== undefined ? (
    <RetryCountdown retryAfter={error.retryAfter} />
  ) : (
    <span>{t(error.kind === 'offline' ? offlineText : errorMessage(error))}</span>
  );
}
