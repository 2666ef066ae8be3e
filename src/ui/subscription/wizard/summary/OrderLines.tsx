import { observer } from 'mobx-react-lite';
import { totalOf, type PlanSelection } from '@/domain/subscription/PlanSelection';
import { Space } from '@/ui/design/components/space/Space';
import { Amount } from '@/ui/i18n/components/Amount';
import { LargeAmount } from '@/ui/i18n/components/LargeAmount';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { TOTAL_PER_CYCLE } from '@/ui/subscription/wizard/cycleTexts';
import { Quantity } from '@/ui/subscription/Quantity';
import styles from './order.module.scss';

interface OrderLinesProps {
  readonly selection: PlanSelection;
  /** The lighter style of the last step. */
  readonly isQuiet?: boolean | undefined;
}

/** The items of the order and the total per period. */
export const OrderLines = observer(function OrderLines({ selection, isQuiet = false }: OrderLinesProps) {
  const { t } = useTranslation();
  const texts = useCatalogTexts();
  const { plan } = selection;
  return (
    <dl className={isQuiet ? styles['quiet'] : styles['lines']}>
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
      <div className={styles['total']}>
        <dt>{t(TOTAL_PER_CYCLE[selection.cycle])}</dt>
        <dd>{isQuiet ? <Amount of={totalOf(selection)} /> : <LargeAmount of={totalOf(selection)} />}</dd>
      </div>
    </dl>
  );
});
