import { useId } from 'react';
import type { BusinessId } from '@/domain/business/BusinessId';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Card } from '@/ui/design/components/card/Card';
import { DoorIllustration } from '@/ui/design/illustrations/DoorIllustration';
import { Illustration } from '@/ui/design/illustrations/Illustration';
import type { TextKey } from '@/ui/i18n/Texts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
import type { PendingPayment } from '@/ui/subscription/pending/LastPayment';
import { useFocusWhen } from './useFocusWhen';
import styles from './section.module.scss';

interface NoSubscriptionProps {
  readonly businessId: BusinessId;
  readonly wasJustCancelled: boolean;
  /** While there is one, the card offers no link to another payment. */
  readonly pendingPayment: PendingPayment | undefined;
}

function textOf(pendingPayment: PendingPayment | undefined): TextKey {
  switch (pendingPayment) {
    case 'outcome-unknown':
      return 'subscription.section.noneUnconfirmed';
    case 'being-set-up':
    case 'accepted':
      return 'subscription.section.noneSettingUp';
    case undefined:
      return 'subscription.section.noneText';
  }
}

/** The link to the first subscription of a business. */
export function NoSubscription({ businessId, wasJustCancelled, pendingPayment }: NoSubscriptionProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const heading = useFocusWhen(wasJustCancelled);
  return (
    <Card isBare labelledBy={headingId}>
      <div className={styles['door']}>
        <Illustration of={DoorIllustration} />
      </div>
      <div className={styles['invitation']}>
        <h2 ref={heading} id={headingId} className={styles['heading']} tabIndex={-1}>
          {t(pendingPayment ? 'subscription.section.title' : 'subscription.section.noneTitle')}
        </h2>
        <p className={styles['sentence']}>{t(textOf(pendingPayment))}</p>
        {pendingPayment === undefined && (
          <ButtonLink to={paths.subscription(businessId)} fullWidth>
            {t('subscription.section.getStarted')}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
