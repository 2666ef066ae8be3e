import type { Money } from '@/domain/shared/Money';
import type { BillingCycle } from '@/domain/subscription/billingCycle';
import { Space } from '@/ui/design/components/space/Space';
import { Amount } from '@/ui/i18n/components/Amount';
import { useTranslation } from '@/ui/i18n/useTranslation';

interface PeriodPriceProps {
  /** Undefined when the price is not known. */
  readonly of: Money | undefined;
  /** The period to name. Undefined when it goes without saying. */
  readonly cycle: BillingCycle | undefined;
}

/** A price, with its period where two periods are compared. */
export function PeriodPrice({ of: price, cycle }: PeriodPriceProps) {
  const { t } = useTranslation();
  if (price === undefined) return <span>{t('subscription.section.priceUnknown')}</span>;
  return (
    <>
      <Amount of={price} />
      <Space />
      {cycle !== undefined && <span>{t(`subscription.wizard.cycle.per.${cycle}`)}</span>}
    </>
  );
}
