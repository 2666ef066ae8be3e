import { Notice } from '@/ui/design/components/notice/Notice';
import { RetryCountdown } from '@/ui/i18n/components/RetryCountdown';
import { ServerDetails } from '@/ui/i18n/components/ServerDetails';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { CancellationFailure } from './cancellationFailure';

/** Tells that the cancellation failed or that its result is unknown. The message of the service is in a disclosure. */
export function CancellationFailureNotice({ failure }: { readonly failure: CancellationFailure }) {
  const { t } = useTranslation();
  const { message, reason, detail, retryAfter, support } = failure;
  return (
    <>
      <Notice kind="bad" role="alert" title={t(message)}>
        {reason !== undefined && <span>{t(reason)}</span>}
        {retryAfter !== undefined && <RetryCountdown wait={retryAfter} />}
      </Notice>
      <ServerDetails message={detail} support={support} />
    </>
  );
}
