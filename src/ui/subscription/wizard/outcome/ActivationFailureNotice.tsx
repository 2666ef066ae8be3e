import { Notice } from '@/ui/design/components/notice/Notice';
import { RetryCountdown } from '@/ui/i18n/components/RetryCountdown';
import { ServerDetails } from '@/ui/i18n/components/ServerDetails';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { ActivationFailure } from '@/ui/subscription/wizard/WizardState';

/** Our sentence and the reason. The words of the server are in a disclosure (decision C88). */
export function ActivationFailureNotice({ failure }: { readonly failure: ActivationFailure }) {
  const { t } = useTranslation();
  const { isUnknown, isSubscriptionMissing, reason, retryAfter, detail, support } = failure;
  return (
    <>
      <Notice
        kind="bad"
        role="alert"
        title={
          isUnknown ? t('detail.management.statusUnknown') : t('subscription.wizard.done.activation.failed')
        }
      >
        {!isUnknown && reason !== undefined && <p>{t(reason)}</p>}
        {retryAfter !== undefined && (
          <p>
            <RetryCountdown wait={retryAfter} />
          </p>
        )}
        {!isSubscriptionMissing && <p>{t('subscription.wizard.done.activation.nothingCharged')}</p>}
      </Notice>
      <ServerDetails message={detail} support={support} />
    </>
  );
}
