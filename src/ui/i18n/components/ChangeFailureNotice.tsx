import { useId, type ReactElement } from 'react';
import { Notice } from '@/ui/design/components/notice/Notice';
import { takeFocus } from '@/ui/design/takeFocus';
import type { ChangeFailureText } from '@/ui/i18n/ChangeFailureText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { RetryCountdown } from './RetryCountdown';
import { ServerDetails } from './ServerDetails';
import styles from './change-failure-notice.module.scss';

interface ChangeFailureNoticeProps {
  readonly failure: ChangeFailureText;
  /** More about the failure, below its reason. */
  readonly children?: ReactElement | false;
  /** Whether it is a group that takes the focus when it is mounted, instead of an alert. */
  readonly takesFocus?: boolean;
}

/** Says why a change failed. The message of the server is in a disclosure (decision C88). */
export function ChangeFailureNotice({ failure, children, takesFocus = false }: ChangeFailureNoticeProps) {
  const { t } = useTranslation();
  const id = useId();
  const { message, reason, detail, retryAfter, since, support } = failure;
  const notice = (
    <>
      <Notice kind="bad" id={id} role={takesFocus ? undefined : 'alert'} title={t(message)}>
        {reason !== undefined && <p>{t(reason)}</p>}
        {retryAfter !== undefined && <RetryCountdown retryAfter={retryAfter} since={since} />}
        {children}
      </Notice>
      <ServerDetails message={detail} support={support} />
    </>
  );
  if (!takesFocus) return notice;
  return (
    <div ref={takeFocus} role="group" aria-labelledby={id} className={styles['focused']} tabIndex={-1}>
      {notice}
    </div>
  );
}
