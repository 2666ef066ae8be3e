import type { TFunction } from 'i18next';
import type { Money } from '@/domain/shared/Money';
import type { BillingCycle } from '@/domain/subscription/billingCycle';
import { renderAmount } from '@/ui/i18n/components/Amount';
import { renderSentence } from '@/ui/i18n/components/Sentence';
import type { MoneyFormat } from '@/ui/i18n/formatters';

interface PeriodAmount {
  readonly amount: Money;
  readonly cycle: BillingCycle | undefined;
}

/** An amount and its period, for example "₪ 79.00 a month", or only the amount if the period is not known. */
export function renderPeriodAmount(t: TFunction, { amount, cycle }: PeriodAmount, format?: MoneyFormat) {
  const price = renderAmount(amount, format);
  return cycle === undefined ? price : renderSentence(t, `attention.price.${cycle}`, { price });
}
