import type { StatusChangeFailure } from '@/ui/business/status/statusChangeFailure';
import { Notice } from '@/ui/design/components/notice/Notice';
import { RetryCountdown } from '@/ui/i18n/components/RetryCountdown';
import { ServerDetails } from '@/ui/i18n/components/ServerDetails';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { StatusChange } from './BusinessDetailState';

/** The id of the notice "checking the status". The buttons that wait for its result refer to it. */
export const STATUS_CHECK_ID = 'status-check';

/** The last change of the status: it is being reconciled, or has failed. There is no toast as well. */
export function StatusProgress({ change }: { readonly change: StatusChange }) {
  const { t } = useTranslation();
  return (
    <>
      {change.kind === 'failed' && <FailureNotice failure={change.failure} />}
      <div role="status">
        {change.kind === 'reconciling' && (
          <Notice kind="info" isBusy id={STATUS_CHECK_ID} title={t('detail.management.statusChecking')}>
            {t(change.isPaused ? 'detail.management.statusPaused' : 'detail.management.statusCheckingText')}
          </Notice>
        )}
      </div>
    </>
  );
}

function FailureNotice({ failure }: { readonly failure: StatusChangeFailure }) {
  const { t } = useTranslation();
  return (
    <div>
      <Notice kind="bad" role="alert" title={t(failure.message)}>
        {failure.reason !== undefined && <span>{t(failure.reason)}</span>}
        {failure.retryAfter !== undefined && <RetryCountdown wait={failure.retryAfter} />}
      </Notice>
      <ServerDetails message={failure.detail} support={failure.support} />
    </div>
  );
}
