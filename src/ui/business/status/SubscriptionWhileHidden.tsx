import type { ReactNode } from 'react';
import { announcedChargeOf } from '@/domain/subscription/nextCharge';
import { displayStatusOf, isTrialOver } from '@/domain/subscription/Subscription';
import { SPACE } from '@/ui/design/components/space/space';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { ChargeSentence } from '@/ui/subscription/ChargeSentence';
import type { SubscriptionAt } from '@/ui/subscription/section/SubscriptionView';

/** Says that the subscription continues, and the next charge if the service announces it (decision C105). */
export function SubscriptionWhileHidden({ subscription, now, timeZone }: SubscriptionAt) {
  const { t } = useTranslation();
  switch (displayStatusOf(subscription)) {
    case 'active': {
      const charge = announcedChargeOf(subscription, { now, timeZone });
      return (
        <Statement title={t('detail.management.subscriptionWhileHidden.active')}>
          {charge === undefined ? (
            t('detail.management.subscriptionWhileHidden.charges')
          ) : (
            <ChargeSentence
              of="detail.management.subscriptionWhileHidden.charge"
              charge={charge}
              timeZone={timeZone}
            />
          )}
        </Statement>
      );
    }
    case 'intrial':
      return isTrialOver(subscription, { now, timeZone }) ? (
        <p>{t('detail.management.subscriptionWhileHidden.trialOver')}</p>
      ) : (
        <Statement title={t('detail.management.subscriptionWhileHidden.trial')}>
          {t('detail.management.subscriptionWhileHidden.trialText')}
        </Statement>
      );
    case 'cancelled':
      return <p>{t('detail.management.subscriptionWhileHidden.cancelled')}</p>;
    case 'paused':
    case 'unknown':
      return <p>{t('detail.management.subscriptionWhileHidden.unchanged')}</p>;
  }
}

function Statement({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <p>
      <strong>{title}</strong>
      {SPACE}
      <span>{children}</span>
    </p>
  );
}
