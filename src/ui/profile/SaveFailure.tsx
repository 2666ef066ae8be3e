import type { ProfileSaveFailure } from '@/application/profile/UpdateProfile';
import { Notice } from '@/ui/design/components/notice/Notice';
import { RetryCountdown } from '@/ui/i18n/components/RetryCountdown';
import { ServerDetails } from '@/ui/i18n/components/ServerDetails';
import { errorMessage } from '@/ui/i18n/errorMessage';
import { supportDetails } from '@/ui/i18n/supportDetails';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './profile.module.scss';

/**
 * The reason why the profile was not saved. It takes the focus when it appears, unless the server refused single
 * fields. Then the first of these takes it.
 */
export function SaveFailure({ failure }: { readonly failure: ProfileSaveFailure }) {
  const { t } = useTranslation();
  const namesFields = failure.kind === 'fields-refused';
  const hasResponse = namesFields || failure.kind === 'refused' || failure.kind === 'forbidden';
  const isExplained = failure.kind === 'offline' || failure.kind === 'forbidden';
  const retryAfter = failure.kind === 'refused' ? failure.retryAfter : undefined;
  return (
    <div ref={namesFields ? undefined : takeFocus} className={styles['failure']} tabIndex={-1}>
      <Notice
        kind="bad"
        role="alert"
        title={hasResponse ? t('profile.edit.failed') : t('profile.edit.failedRetry')}
      >
        {retryAfter !== undefined && (
          <p>
            <RetryCountdown wait={retryAfter} />
          </p>
        )}
        {isExplained && t(errorMessage(failure))}
        {namesFields && t('profile.edit.fieldsRefused')}
        {failure.kind === 'save-unverified' && `${t('profile.edit.unverified')} `}
        {!isExplained && !namesFields && t('profile.edit.kept')}
      </Notice>
      <ServerDetails support={supportDetails(failure)} />
    </div>
  );
}

function takeFocus(box: HTMLElement | null): void {
  box?.focus();
}
