import type { ReactElement } from 'react';
import { announcedChargeOf } from '@/domain/subscription/announcedCharge';
import { Amount } from '@/ui/i18n/components/Amount';
import { DateText } from '@/ui/i18n/components/DateText';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { slot } from '@/ui/i18n/slot';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { OrderSummary } from '@/ui/subscription/wizard/WizardState';

interface NextChargeProps {
  readonly summary: OrderSummary;
  /** Shown when the subscription announces no charge, or has not been read. */
  readonly otherwise?: ReactElement;
}

/** The date and the amount of the next charge according to the subscription (decision C105). */
export function NextCharge({ summary, otherwise }: NextChargeProps) {
  const { t } = useTranslation();
  const { afterwards, business, order } = summary;
  const charge =
    afterwards.kind === 'read'
      ? announcedChargeOf(afterwards.subscription, order.sentAt, business.timezone)
      : undefined;
  if (charge === undefined) return otherwise;
  return (
    <Sentence
      text={t('subscription.wizard.done.activation.nextCharge', {
        date: slot('date'),
        amount: slot('amount'),
      })}
      values={{
        date: <DateText of={charge.date} timeZone={business.timezone} />,
        amount: <Amount of={charge.amount} />,
      }}
    />
  );
}
