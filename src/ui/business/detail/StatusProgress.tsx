import { Notice } from '@/ui/design/components/notice/Notice';
import { ChangeFailureNotice } from '@/ui/i18n/components/ChangeFailureNotice';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { StatusChange } from './BusinessDetailState';

/** The id of the notice about reconciling, which tells assistive technology why a button is disabled. */
export const STATUS_CHECK_ID = 'status-check';

/** Says that the last change of the status has failed, or is being reconciled. */
export function StatusProgress({ change }: { readonly change: StatusChange }) {
  const { t } = useTranslation();
  return (
    <>
      {change.kind === 'failed' && (
        <div>
          <ChangeFailureNotice failure={change.failure} />
        </div>
      )}
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
