import { Clock3 } from 'lucide-react';
import { UPCOMING_PAYMENT_METHODS, type UpcomingPaymentMethod } from '@/domain/subscription/paymentMethod';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { slot } from '@/ui/i18n/slot';
import type { TextKey } from '@/ui/i18n/Texts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PaymentNote } from './PaymentNote';
import styles from './upcoming-methods.module.scss';

const NAMES = {
  'google-pay': 'subscription.wizard.payment.coming.googlePay',
  'apple-pay': 'subscription.wizard.payment.coming.applePay',
  paypal: 'subscription.wizard.payment.coming.paypal',
  'bank-account': 'subscription.wizard.payment.coming.bankAccount',
  'bank-transfer': 'subscription.wizard.payment.coming.bankTransfer',
} as const satisfies Readonly<Record<UpcomingPaymentMethod, TextKey>>;

/** The payment methods that cannot be used yet, in one sentence. */
export function UpcomingMethods() {
  const { t } = useTranslation();
  const names = UPCOMING_PAYMENT_METHODS.map(
    (method) =>
      [
        method,
        <bdi key={method} className={styles['name']}>
          {t(NAMES[method])}
        </bdi>,
      ] as const,
  );
  return (
    <PaymentNote icon={Clock3}>
      <Sentence
        text={t('subscription.wizard.payment.comingMethods', {
          comingSoon: t('subscription.wizard.payment.comingSoon'),
          googlePay: slot('google-pay'),
          applePay: slot('apple-pay'),
          paypal: slot('paypal'),
          bankAccount: slot('bank-account'),
          bankTransfer: slot('bank-transfer'),
        })}
        values={Object.fromEntries(names)}
      />
    </PaymentNote>
  );
}
