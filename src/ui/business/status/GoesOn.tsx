import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '@/domain/shared/instant';
import { announcedChargeOf } from '@/domain/subscription/announcedCharge';
import { displayStatusOf, type Subscription } from '@/domain/subscription/Subscription';
import { Amount } from '@/ui/i18n/components/Amount';
import { DateText } from '@/ui/i18n/components/DateText';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { slot } from '@/ui/i18n/slot';

interface GoesOnProps {
  readonly subscription: Subscription;
  readonly now: Instant;
  readonly timeZone: string | undefined;
}

/** The subscription of a hidden business goes on. The amount and the date stand there only where the service sent both (decision C105). */
export function GoesOn({ subscription, now, timeZone }: GoesOnProps) {
  const { t } = useTranslation();
  switch (displayStatusOf(subscription)) {
    case 'active': {
      const charge = announcedChargeOf(subscription, now, timeZone);
      return (
        <Statement title={t('business.management.goesOn.active')}>
          {charge === undefined ? (
            t('business.management.goesOn.charges')
          ) : (
            <Sentence
              text={t('business.management.goesOn.charge', { amount: slot('amount'), date: slot('date') })}
              values={{
                amount: <Amount of={charge.amount} />,
                date: <DateText of={charge.date} timeZone={timeZone} />,
              }}
            />
          )}
        </Statement>
      );
    }
    case 'intrial':
      return (
        <Statement title={t('business.management.goesOn.trial')}>
          {t('business.management.goesOn.trialText')}
        </Statement>
      );
    case 'cancelled':
      return <p>{t('business.management.goesOn.cancelled')}</p>;
    case 'paused':
    case 'unknown':
      return <p>{t('business.management.goesOn.unchanged')}</p>;
  }
}

function Statement({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <p>
      <strong>{title}</strong> {children}
    </p>
  );
}
