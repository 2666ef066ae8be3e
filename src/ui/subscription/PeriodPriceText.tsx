import type { Money } from '@/domain/shared/Money';
import type { BillingCycle } from '@/domain/subscription/billingCycle';
import { SPACE } from '@/ui/design/components/space/space';
import { Amount } from '@/ui/i18n/components/Amount';
import { useTranslation } from '@/ui/i18n/useTranslation';

interface PeriodPriceTextProps {
  /** Undefined if the price is not known. */
  readonly of: Money | undefined;
  /** Undefined names no period. */
  readonly cycle?: BillingCycle | undefined;
}

export function PeriodPriceText({ of: price, cycle }: PeriodPriceTextProps) {
  const { t } = useTranslation();
  if (price === undefined) return <span>{t('subscription.section.priceUnknown')}</span>;
  if (cycle === undefined) return <Amount of={price} />;
  return (
    <>
      <Amount of={price} />
      {SPACE}
      <span>{t(`subscription.wizard.cycle.per.${cycle}`)}</span>
    </>
  );
}
