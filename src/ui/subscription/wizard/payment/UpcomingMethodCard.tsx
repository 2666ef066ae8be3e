import { Clock3, Landmark, ArrowLeftRight, Smartphone, Wallet, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UpcomingPaymentMethod } from '@/domain/subscription/paymentMethod';
import { Icon } from '@/ui/design/components/icon/Icon';
import { RadioCard } from '@/ui/design/controls/radio-cards/RadioCard';
import { StatusBadge } from '@/ui/design/components/status-badge/StatusBadge';
import type { TextKey } from '@/ui/i18n/Texts';
import { MethodRow } from './MethodRow';

const NAMES = {
  'google-pay': 'subscription.wizard.payment.coming.googlePay',
  'apple-pay': 'subscription.wizard.payment.coming.applePay',
  paypal: 'subscription.wizard.payment.coming.paypal',
  'bank-account': 'subscription.wizard.payment.coming.bankAccount',
  'bank-transfer': 'subscription.wizard.payment.coming.bankTransfer',
} as const satisfies Readonly<Record<UpcomingPaymentMethod, TextKey>>;

const DRAWINGS: Readonly<Record<UpcomingPaymentMethod, LucideIcon>> = {
  'google-pay': Wallet,
  'apple-pay': Smartphone,
  paypal: Wallet,
  'bank-account': Landmark,
  'bank-transfer': ArrowLeftRight,
};

interface UpcomingMethodCardProps {
  readonly method: UpcomingPaymentMethod;
}

/** A payment method that is announced and cannot be selected yet (spec section 4). */
export function UpcomingMethodCard({ method }: UpcomingMethodCardProps) {
  const { t } = useTranslation();
  return (
    <RadioCard value={method} isDisabled>
      <MethodRow
        picture={<Icon of={DRAWINGS[method]} size="large" />}
        name={<bdi>{t(NAMES[method])}</bdi>}
        badge={
          <StatusBadge tone="neutral" shape={Clock3}>
            {t('subscription.wizard.payment.comingSoon')}
          </StatusBadge>
        }
      />
    </RadioCard>
  );
}
