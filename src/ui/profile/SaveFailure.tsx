import { useTranslation } from 'react-i18next';
import type { WriteFailure } from '@/application/ports/ServiceFailure';
import { Notice } from '@/ui/design/components/notice/Notice';
import { errorMessage } from '@/ui/i18n/errorMessage';
import { retryText } from '@/ui/i18n/retryText';
import styles from './profile.module.scss';

/** Why the profile was not saved. Takes the focus when it appears: it is what the owner has to know now. */
export function SaveFailure({ failure }: { readonly failure: WriteFailure }) {
  const { t } = useTranslation();
  const isAnswered = failure.kind === 'refused' || failure.kind === 'forbidden';
  const isExplained = failure.kind === 'offline' || failure.kind === 'forbidden';
  const retryAfter = failure.kind === 'refused' ? failure.retryAfter : undefined;
  return (
    <div ref={takeFocus} className={styles['failure']} tabIndex={-1}>
      <Notice
        kind="bad"
        role="alert"
        title={isAnswered ? t('profile.edit.failed') : t('profile.edit.failedRetry')}
      >
        {retryAfter !== undefined && <p>{retryText(t, retryAfter)}</p>}
        {isExplained ? t(errorMessage(failure)) : t('profile.edit.kept')}
      </Notice>
    </div>
  );
}

function takeFocus(box: HTMLElement | null): void {
  box?.focus();
}
