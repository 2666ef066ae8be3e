import { Notice } from '@/ui/design/components/notice/Notice';
import type { SupportDetails } from '@/ui/i18n/supportDetails';
import type { TextKey } from '@/ui/i18n/Texts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { RetryCountdown } from './RetryCountdown';
import { ServerDetails } from './ServerDetails';

/** The texts of a change of a business or a subscription that failed, or whose result is unknown. */
export interface ChangeFailure {
  readonly message: TextKey;
  /** The reason in one of our sentences. */
  readonly reason?: TextKey | undefined;
  /** The reason in the words of the server. */
  readonly detail?: string | undefined;
  /** The time after which another try makes sense, in milliseconds. */
  readonly retryAfter?: number | undefined;
  readonly support?: SupportDetails | undefined;
}

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
