import type { BusinessId } from '@/domain/business/BusinessId';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Notice } from '@/ui/design/components/notice/Notice';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
import type { PendingPayment } from './LastPayment';
import styles from './pending-payment-notice.module.scss';

const ACCEPTED = {
  'being-set-up': {
    title: 'subscription.wizard.done.title.settingUp',
    text: 'subscription.wizard.done.settingUp',
  },
  accepted: {
    title: 'subscription.wizard.outcomeUnknown.accepted.title',
    text: 'subscription.wizard.outcomeUnknown.accepted.text',
  },
} as const;

interface PendingPaymentNoticeProps {
  readonly businessId: BusinessId;
  readonly pending: PendingPayment;
  /** Reads the subscription again. */
  readonly onCheck: () => void;
}

/** Says that a payment may have succeeded, with a link to the wizard, or that the subscription is being set up. */
export function PendingPaymentNotice({ businessId, pending, onCheck }: PendingPaymentNoticeProps) {
  const { t } = useTranslation();
  if (pending !== 'outcome-unknown')
    return (
      <div className={styles['notice']}>
        <Notice kind="info" role="status" title={t(ACCEPTED[pending].title)}>
          <p>{t(ACCEPTED[pending].text)}</p>
          <div className={styles['actions']}>
            <Button kind="quiet" size="small" onPress={onCheck}>
              {t('subscription.wizard.outcomeUnknown.checkAgain')}
            </Button>
            <ButtonLink kind="quiet" size="small" to={paths.contact}>
              {t('subscription.section.contactSupport')}
            </ButtonLink>
          </div>
        </Notice>
      </div>
    );
  return (
    <div className={styles['notice']}>
      <Notice kind="warn" role="status" title={t('subscription.wizard.outcomeUnknown.elsewhere.title')}>
        <p>{t('subscription.wizard.outcomeUnknown.elsewhere.text')}</p>
        <ButtonLink kind="quiet" size="small" className={styles['link']} to={paths.subscription(businessId)}>
          {t('subscription.wizard.outcomeUnknown.elsewhere.check')}
        </ButtonLink>
      </Notice>
    </div>
  );
}
