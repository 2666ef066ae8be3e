import type { Money } from '@/domain/shared/Money';
import type { BillingCycle } from '@/domain/subscription/billingCycle';
import { Amount } from '@/ui/i18n/components/Amount';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { slot } from '@/ui/i18n/slot';
import { useTranslation } from '@/ui/i18n/useTranslation';

interface PeriodAmountProps {
  readonly of: { readonly amount: Money; readonly cycle: BillingCycle | undefined };
  /** Leaves out the decimals of a whole amount. */
  readonly trim?: boolean;
}

/** An amount of each period, for example "₪ 79.00 a month". Without a known period only the amount. */
export function PeriodAmount({ of: { amount, cycle }, trim = false }: PeriodAmountProps) {
  const { t } = useTranslation();
  const price = <Amount of={amount} trim={trim} />;
  if (cycle === undefined) return price;
  return <Sentence text={t(`attention.price.${cycle}`, { price: slot('price') })} values={{ price }} />;
}
