import type { ReactElement } from 'react';
import { Notice } from '@/ui/design/components/notice/Notice';
import type { ChangeFailureText } from '@/ui/i18n/ChangeFailureText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { RetryCountdown } from './RetryCountdown';
import { ServerDetails } from './ServerDetails';

interface ChangeFailureNoticeProps {
  readonly failure: ChangeFailureText;
  /** More about the failure, below its reason. */
  readonly children?: ReactElement | false;
}

/** Says why a change failed. The message of the server is in a disclosure (decision C88). */
export function ChangeFailureNotice({ failure, children }: ChangeFailureNoticeProps) {
  const { t } = useTranslation();
  const { message, reason, detail, retryAfter, support } = failure;
  return (
    <>
      <Notice kind="bad" role="alert" title={t(message)}>
        {reason !== undefined && <p>{t(reason)}</p>}
        {retryAfter !== undefined && <RetryCountdown retryAfter={retryAfter} />}
        {children}
      </Notice>
      <ServerDetails message={detail} support={support} />
    </>
  );
}
