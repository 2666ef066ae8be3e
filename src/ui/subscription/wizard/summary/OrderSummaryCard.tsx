import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import { MONTHS_IN_A_YEAR } from '@/domain/subscription/billingCycle';
import { totalOf, type PlanSelection } from '@/domain/subscription/PlanSelection';
import { Card } from '@/ui/design/components/card/Card';
import { Amount } from '@/ui/i18n/components/Amount';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { slot } from '@/ui/i18n/slot';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { OrderLines } from './OrderLines';
import styles from './order.module.scss';

interface OrderSummaryCardProps {
  readonly selection: PlanSelection;
}

/** The order beside the step. Below the total it also shows the total of the other period. */
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
