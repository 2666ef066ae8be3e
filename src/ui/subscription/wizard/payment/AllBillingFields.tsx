import { BILLING_FIELDS, type BillingField } from '@/domain/validation/BillingAddress';
import { classNames } from '@/ui/design/classNames';
import type { BillingFormModel } from '@/ui/subscription/wizard/BillingFormModel';
import { BILLING_WIDTH } from './billingFields';
import { BillingInput } from './BillingInput';
import styles from './billing-card.module.scss';

interface AllBillingFieldsProps {
  readonly billing: BillingFormModel;
  /** Animates the appearance. */
  readonly isUnfolding: boolean;
  readonly onChange: (field: BillingField, value: string) => void;
}

/** Every field of the billing address. */
export function AllBillingFields({ isUnfolding, ...common }: AllBillingFieldsProps) {
  return (
    <div className={classNames(isUnfolding && styles['unfolding'])}>
      <div className={styles['form']}>
        {inRows().map((fields) => {
          const inputs = fields.map((field) => <BillingInput key={field} {...common} field={field} />);
          const width = fields.map((field) => BILLING_WIDTH[field])[0];
          if (width === 'half')
            return (
              <div key={fields[0]} className={styles['pair']}>
                {inputs}
              </div>
            );
          return width === 'row' ? (
            <div key={fields[0]} className={styles['whole']}>
              {inputs}
            </div>
          ) : (
            inputs
          );
        })}
      </div>
    </div>
  );
}

/** The fields in rows. Halves that follow each other share one. */
function inRows(): readonly (readonly BillingField[])[] {
  const rows: BillingField[][] = [];
  for (const field of BILLING_FIELDS) {
    const before = rows.at(-1);
    if (BILLING_WIDTH[field] === 'half' && before?.every((other) => BILLING_WIDTH[other] === 'half') === true)
      before.push(field);
    else rows.push([field]);
  }
  return rows;
}
