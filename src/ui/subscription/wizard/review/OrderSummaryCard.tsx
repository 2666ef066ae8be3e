import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import { MONTHS_IN_A_YEAR } from '@/domain/subscription/billingCycle';
import { totalOf, type PlanSelection } from '@/domain/subscription/PlanSelection';
import { Card } from '@/ui/design/components/card/Card';
import { Amount } from '@/ui/i18n/components/Amount';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { slot } from '@/ui/i18n/slot';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { Space } from '@/ui/design/components/space/Space';
import { LargeAmount } from '@/ui/i18n/components/LargeAmount';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import { TOTAL_PER_CYCLE } from '@/ui/subscription/wizard/cycleTexts';
import { Quantity } from '@/ui/subscription/Quantity';
import styles from './order.module.scss';

interface OrderSummaryCardProps {
  readonly selection: PlanSelection;
}

/** The order at the side of a step. Below the total it also shows the total of the other period. */
export const OrderSummaryCard = observer(function OrderSummaryCard({ selection }: OrderSummaryCardProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const total = totalOf(selection);
  const slots = { amount: slot('amount') };
  return (
    <Card labelledBy={headingId}>
      <h3 id={headingId} className={styles['heading']}>
        {t('subscription.wizard.summary.heading')}
      </h3>
      <OrderLines selection={selection} />
      <p className={styles['otherView']}>
        {selection.cycle === 'monthly' ? (
          <Sentence
            text={t('subscription.wizard.summary.perYear', slots)}
            values={{ amount: <Amount of={total.times(MONTHS_IN_A_YEAR)} /> }}
          />
        ) : (
          <Sentence
            text={t('subscription.wizard.summary.perMonth', slots)}
            values={{ amount: <Amount of={total.times(1 / MONTHS_IN_A_YEAR)} /> }}
          />
        )}
      </p>
    </Card>
  );
});

interface OrderLinesProps {
  readonly selection: PlanSelection;
  /** The lighter style of the last step. */
  readonly isQuiet?: boolean | undefined;
}

/** The items of the order and the total per period. */
export const OrderLines = observer(function OrderLines({ selection, isQuiet = false }: OrderLinesProps) {
  const { t } = useTranslation();
  return (
    <div className={isQuiet ? styles['quiet'] : styles['lines']}>
      <ItemLines selection={selection} />
      <dl>
        <div className={styles['total']}>
          <dt>{t(TOTAL_PER_CYCLE[selection.cycle])}</dt>
          <dd>{isQuiet ? <Amount of={totalOf(selection)} /> : <LargeAmount of={totalOf(selection)} />}</dd>
        </div>
      </dl>
    </div>
  );
});

interface ItemLinesProps {
  readonly selection: PlanSelection;
}

/** The plan and the add-ons of the order, each with its price. */
export const ItemLines = observer(function ItemLines({ selection }: ItemLinesProps) {
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
            <Amount of={plan.price} />
          </dd>
        </div>
      )}
      {selection.addOns.map(({ addOn, quantity }) => (
        <div key={addOn.id} className={styles['line']}>
          <dt>
            <bdi>{texts.addOnName(addOn)}</bdi>
            <Space />
            {quantity > 1 && <Quantity of={quantity} />}
          </dt>
          <dd>
            <Amount of={addOn.price.times(quantity)} />
          </dd>
        </div>
      ))}
    </dl>
  );
});
