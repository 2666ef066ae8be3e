import { Calendar } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '@/domain/shared/instant';
import { announcedChargeOf } from '@/domain/subscription/announcedCharge';
import { actionsOf, displayStatusOf, type Subscription } from '@/domain/subscription/Subscription';
import { Button } from '@/ui/design/components/button/Button';
import { Notice } from '@/ui/design/components/notice/Notice';
import { Amount } from '@/ui/i18n/components/Amount';
import { DateText } from '@/ui/i18n/components/DateText';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { slot } from '@/ui/i18n/slot';
import type { SubscriptionPart } from '@/ui/subscription/section/SubscriptionPart';
import styles from './subscription-consequence.module.scss';

interface SubscriptionConsequenceProps {
  readonly subscription: SubscriptionPart;
  readonly now: Instant;
  readonly timeZone: string | undefined;
  /** Asks whether to cancel the subscription instead. */
  readonly onCancelInstead: () => void;
}

/** Says before a business is deactivated that its subscription goes on, and what is charged (decision C81). */
export function SubscriptionConsequence({
  subscription: part,
  onCancelInstead,
  ...timing
}: SubscriptionConsequenceProps) {
  const { t } = useTranslation();
  if (part.kind === 'none') return undefined;
  const canCancel = part.kind === 'present' && actionsOf(part.subscription).includes('cancel');
  return (
    <div className={styles['consequence']}>
      <Notice kind="plain" icon={Calendar}>
        {part.kind === 'present' ? (
          <GoesOn subscription={part.subscription} {...timing} />
        ) : (
          <p>{t('business.management.goesOn.unchecked')}</p>
        )}
        {canCancel && (
          <Button kind="quiet" size="small" className={styles['link']} onPress={onCancelInstead}>
            {t('business.management.goesOn.cancelInstead')}
          </Button>
        )}
      </Notice>
    </div>
  );
}

interface GoesOnProps {
  readonly subscription: Subscription;
  readonly now: Instant;
  readonly timeZone: string | undefined;
}

/** The amount and the date stand there only where the service sent both (decision C105). */
function GoesOn({ subscription, now, timeZone }: GoesOnProps) {
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
