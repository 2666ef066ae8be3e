import { addOnItemsOf, planItemOf, type Subscription } from '@/domain/subscription/Subscription';
import { Space } from '@/ui/design/components/space/Space';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import { Quantity } from '@/ui/subscription/Quantity';
import { ItemPrice } from './ItemPrice';
import { Line } from './Line';
import styles from './section.module.scss';

/** The parts of the price per period: the plan and each add-on. */
export function ItemLines({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation();
  const { addOnName } = useCatalogTexts();
  const plan = planItemOf(subscription);
  return (
    <dl className={styles['lines']}>
      {plan !== undefined && (
        <Line label={t('subscription.section.plan')}>
          <ItemPrice of={plan} />
        </Line>
      )}
      {addOnItemsOf(subscription).map((item) => (
        <Line
          key={item.id}
          label={
            <>
              <bdi>{addOnName(item)}</bdi>
              {item.quantity > 1 && (
                <>
                  <Space />
                  <Quantity of={item.quantity} />
                </>
              )}
            </>
          }
        >
          <ItemPrice of={item} />
        </Line>
      ))}
    </dl>
  );
}
