import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import {
  displayStatusOf,
  isTrialOver,
  isTrialRunning,
  relativeDayOfEnd,
} from '@/domain/subscription/Subscription';
import { Button } from '@/ui/design/components/button/Button';
import { Notice } from '@/ui/design/components/notice/Notice';
import { DateText } from '@/ui/i18n/components/DateText';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { SubscriptionAt } from './SubscriptionView';
import styles from './section.module.scss';

interface SubscriptionNoticeProps extends SubscriptionAt {
  readonly onCheckAgain: () => void;
}

/** The notice about a subscription that is not active. */
export function SubscriptionNotice(props: SubscriptionNoticeProps) {
  const notice = noticeOf(useTranslation().t, props);
  return notice && <div className={styles['notice']}>{notice}</div>;
}

function noticeOf(t: TFunction, props: SubscriptionNoticeProps): ReactElement | undefined {
  const { subscription, onCheckAgain } = props;
  switch (displayStatusOf(subscription)) {
    case 'cancelled':
      return <CancelledNotice {...props} />;
    /* Only the support team can change these. SubscriptionCard has the link to support. */
    case 'unknown':
      return <Notice kind="plain">{t('subscription.section.unknownText')}</Notice>;
    case 'paused':
      return <Notice kind="plain">{t('subscription.section.pausedText')}</Notice>;
    case 'intrial':
      /* The service still reports a trial whose end date is over. */
      return isTrialOver(subscription, props) ? (
        <Notice kind="plain">
          <p>{t('subscription.section.staleTrial')}</p>
          <Button kind="quiet" size="small" className={styles['inline']} onPress={onCheckAgain}>
            {t('subscription.section.checkAgain')}
          </Button>
        </Notice>
      ) : undefined;
    case 'active':
      return undefined;
  }
}

/** Says when a cancelled subscription ends or has ended. */
function CancelledNotice({ subscription, now, timeZone }: SubscriptionNoticeProps) {
  const { t } = useTranslation();
  const { cancelledAt } = subscription;
  if (cancelledAt === undefined)
    return (
      <Notice kind="warn" title={t('subscription.section.cancelledNow')}>
        {t('subscription.section.cancelledBody.past')}
      </Notice>
    );
  const relativeDay = relativeDayOfEnd(cancelledAt, { now, timeZone });
  const isTrial = isTrialRunning(subscription, { now, timeZone });
  return (
    <Notice
      kind="warn"
      title={
        <Sentence
          of={`subscription.section.cancelledTitle.${relativeDay}`}
          values={{ date: <DateText of={cancelledAt} timeZone={timeZone} /> }}
        />
      }
    >
      {isTrial && relativeDay === 'future'
        ? t('subscription.section.cancelledTrialText')
        : t(`subscription.section.cancelledBody.${relativeDay}`)}
    </Notice>
  );
}
