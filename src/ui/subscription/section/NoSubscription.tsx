import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BusinessId } from '@/domain/business/Business';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Card } from '@/ui/design/components/card/Card';
import { Illustration } from '@/ui/design/illustrations/Illustration';
import { paths } from '@/ui/shell/paths';
import { useFocusWhen } from './useFocusWhen';
import styles from './section.module.scss';

interface NoSubscriptionProps {
  readonly businessId: BusinessId;
  readonly wasJustCancelled: boolean;
  /** Whether a payment may be in progress. The card then offers no link to another payment. */
  readonly isPaymentPending: boolean;
}

/** The link to the first subscription of a business. */
export function NoSubscription({ businessId, wasJustCancelled, isPaymentPending }: NoSubscriptionProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const heading = useFocusWhen(wasJustCancelled);
  return (
    <Card isBare labelledBy={headingId}>
      <div className={styles['door']}>
        <Illustration name="door" />
      </div>
      <div className={styles['invitation']}>
        <h2 ref={heading} id={headingId} className={styles['heading']} tabIndex={-1}>
          {t(isPaymentPending ? 'subscription.section.title' : 'subscription.section.noneTitle')}
        </h2>
        <p className={styles['sentence']}>
          {t(isPaymentPending ? 'subscription.section.noneUnconfirmed' : 'subscription.section.noneText')}
        </p>
        {!isPaymentPending && (
          <ButtonLink to={paths.subscription(businessId)} fullWidth>
            {t('subscription.section.getStarted')}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
