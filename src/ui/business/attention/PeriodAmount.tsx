import type { Money } from '@/domain/shared/Money';
import type { BillingCycle } from '@/domain/subscription/billingCycle';
import { Amount } from '@/ui/i18n/components/Amount';
import { Sentence } from '@/ui/i18n/components/Sentence';

interface PeriodAmountProps {
  readonly of: { readonly amount: Money; readonly cycle: BillingCycle | undefined };
  /** Leaves out the decimals of a whole amount. */
  readonly trim?: boolean;
}

/** An amount of each period, for example "₪ 79.00 a month". Without a known period only the amount. */
export function PeriodAmount({ of: { amount, cycle }, trim = false }: PeriodAmountProps) {
  const price = <Amount of={amount} trim={trim} />;
  if (cycle === undefined) return price;
  return <Sentence of={`attention.price.${cycle}`} values={{ price }} />;
}
