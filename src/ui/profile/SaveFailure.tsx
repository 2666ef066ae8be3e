import { Notice } from '@/ui/design/components/notice/Notice';
import { RetryCountdown } from '@/ui/i18n/components/RetryCountdown';
import { ServerDetails } from '@/ui/i18n/components/ServerDetails';
import { errorMessage } from '@/ui/i18n/errorMessage';
import { supportDetails } from '@/ui/i18n/supportDetails';
import type { TextKey } from '@/ui/i18n/Texts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { takeFocus } from '@/ui/design/takeFocus';
import type { ProfileSaveFailure } from './ProfileViewModel';
import styles from './profile.module.scss';

/**
 * The reason why the profile was not saved. It takes the focus when it appears, unless the server refused single
 * fields. Then the first of these takes it.
 */
export function SaveFailure({ failure }: { readonly failure: ProfileSaveFailure }) {
  const { t } = useTranslation();
  const namesFields = failure.kind === 'fields-refused';
  const isExplained = failure.kind === 'offline' || failure.kind === 'forbidden';
  const retryAfter = failure.kind === 'refused' ? failure.retryAfter : undefined;
  return (
    <div ref={namesFields ? undefined : takeFocus} className={styles['failure']} tabIndex={-1}>
      <Notice kind="bad" role="alert" title={t(titleOf(failure))}>
        {retryAfter !== undefined && (
          <p>
            <RetryCountdown wait={retryAfter} />
          </p>
        )}
        <span>{reason()}</span>
      </Notice>
      <ServerDetails support={supportDetails(failure)} />
    </div>
  );

  function reason(): string {
    if (isExplained) return t(errorMessage(failure));
    if (namesFields) return t('profile.edit.fieldsRefused');
    return t('profile.edit.kept');
  }
}

function titleOf({ kind }: ProfileSaveFailure): TextKey {
  if (kind === 'outcome-unknown') return 'profile.edit.unverified';
  return ['fields-refused', 'refused', 'forbidden'].includes(kind)
    ? 'profile.edit.failed'
    : 'profile.edit.failedRetry';
}
