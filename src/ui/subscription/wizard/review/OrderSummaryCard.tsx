import type { Money } from '@/domain/shared/Money';
import type { PlanSelection } from '@/domain/subscription/PlanSelection';
import { TitledCard } from '@/ui/design/components/card/TitledCard';
import { Amount } from '@/ui/i18n/components/Amount';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { LargeAmount } from '@/ui/i18n/components/LargeAmount';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import { ItemName } from '@/ui/subscription/ItemName';
import { PeriodPriceText } from '@/ui/subscription/PeriodPriceText';
import styles from './order.module.scss';

interface Order {
  readonly selection: PlanSelection;
  /** Undefined if only the service knows what an item costs. Then no item has a price. */
  readonly total: Money | undefined;
}

/** The order at the side of a step. */
export function OrderSummaryCard(order: Order) {
  const { t } = useTranslation();
  return (
    <TitledCard level={3} title={t('subscription.wizard.summary.heading')}>
      <OrderLines {...order} />
    </TitledCard>
  );
}

interface OrderLinesProps extends Order {
  /** The lighter style of the confirmation. */
  readonly isQuiet?: boolean | undefined;
}

export function OrderLines({ selection, total, isQuiet = false }: OrderLinesProps) {
  const { t } = useTranslation();
  return (
    <div className={isQuiet ? styles['quiet'] : styles['lines']}>
      <ItemLines selection={selection} total={total} />
      {total !== undefined && (
        <dl>
          <div className={styles['total']}>
            <dt>{t(`subscription.wizard.bar.totalOf.${selection.cycle}`)}</dt>
            <dd>{isQuiet ? <Amount of={total} /> : <LargeAmount of={total} />}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}

export function ItemLines({ selection, total }: Order) {
  const texts = useCatalogTexts();
  const { plan } = selection;
  return (
    <dl className={styles['items']}>
      {plan !== undefined && (
        <div className={styles['line']}>
          <dt>
            <bdi>{texts.planTitle(plan)}</bdi>
          </dt>
          <dd>
            <PeriodPriceText of={total && plan.price} />
          </dd>
        </div>
      )}
      {selection.addOns.map(({ addOn, quantity }) => (
        <div key={addOn.id} className={styles['line']}>
          <dt>
            <ItemName quantity={quantity}>{texts.addOnName(addOn)}</ItemName>
          </dt>
          <dd>
            <PeriodPriceText of={total && addOn.price.times(quantity)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
