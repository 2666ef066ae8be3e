import type { BusinessId } from '@/domain/business/BusinessId';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Notice } from '@/ui/design/components/notice/Notice';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
import { SupportLink } from '@/ui/shell/SupportLink';
import { mayStillExecute, type PendingPayment } from './LastPayment';
import styles from './pending-payment-notice.module.scss';

const TEXTS = {
  'outcome-unknown': {
    title: 'subscription.wizard.outcomeUnknown.elsewhere.title',
    text: 'subscription.wizard.outcomeUnknown.elsewhere.text',
  },
  refused: {
    title: 'subscription.wizard.outcomeUnknown.elsewhere.refusedTitle',
    text: 'subscription.wizard.outcomeUnknown.refused',
  },
  'being-set-up': {
    title: 'subscription.wizard.done.title.settingUp',
    text: 'subscription.wizard.done.settingUp',
  },
  accepted: {
    title: 'subscription.wizard.outcomeUnknown.accepted.title',
    text: 'subscription.wizard.outcomeUnknown.accepted.text',
  },
  'change-accepted': {
    title: 'subscription.wizard.outcomeUnknown.accepted.title',
    text: 'subscription.wizard.outcomeUnknown.accepted.change',
  },
} as const;

interface PendingPaymentNoticeProps {
  readonly businessId: BusinessId;
  readonly pending: PendingPayment;
  readonly onCheck: () => void;
}

/**
 * Says that a payment may have succeeded, with a link to the wizard, or that an accepted order does not show yet. It is
 * in a live region of the page.
 */
export function PendingPaymentNotice({ businessId, pending, onCheck }: PendingPaymentNoticeProps) {
  const { t } = useTranslation();
  const isUnknown = mayStillExecute(pending);
  return (
    <div className={styles['notice']}>
      <Notice kind={isUnknown ? 'warn' : 'info'} title={t(TEXTS[pending].title)}>
        <p>{t(TEXTS[pending].text)}</p>
        {isUnknown ? (
          <ButtonLink
            kind="quiet"
            size="small"
            className={styles['link']}
            to={paths.subscription(businessId)}
          >
            {t('subscription.wizard.outcomeUnknown.elsewhere.check')}
          </ButtonLink>
        ) : (
          <div className={styles['actions']}>
            <Button kind="quiet" size="small" onPress={onCheck}>
              {t('subscription.wizard.outcomeUnknown.checkAgain')}
            </Button>
            <SupportLink kind="quiet" size="small" />
          </div>
        )}
      </Notice>
    </div>
  );
}
