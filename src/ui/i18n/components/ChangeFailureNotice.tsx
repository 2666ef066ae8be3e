import { Notice } from '@/ui/design/components/notice/Notice';
import type { ChangeFailure } from '@/ui/i18n/ChangeFailure';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { RetryCountdown } from './RetryCountdown';
import { ServerDetails } from './ServerDetails';

/** Says why a change failed. The message of the server is in a disclosure. */
export function ChangeFailureNotice({ failure }: { readonly failure: ChangeFailure }) {
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
