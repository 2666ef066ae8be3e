import type { Money } from '@/domain/shared/Money';
import type { BillingCycle } from '@/domain/subscription/billingCycle';
import { Amount } from '@/ui/i18n/components/Amount';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PER_CYCLE } from '@/ui/subscription/wizard/cycleTexts';

interface PeriodPriceProps {
  /** Undefined when the price is not known. */
  readonly of: Money | undefined;
  /** The period to name. Undefined when it goes without saying. */
  readonly cycle: BillingCycle | undefined;
}

/** A price, with its period where two periods are compared. */
export function PeriodPrice({ of: price, cycle }: PeriodPriceProps) {
  const { t } = useTranslation();
  if (price === undefined) return t('subscription.section.priceUnknown');
  return (
    <>
      <Amount of={price} /> {cycle !== undefined && t(PER_CYCLE[cycle])}
    </>
  );
}
