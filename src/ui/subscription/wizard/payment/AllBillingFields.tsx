import type { BillingField } from '@/domain/validation/BillingAddress';
import { classNames } from '@/ui/design/classNames';
import type { BillingFormModel } from '@/ui/subscription/wizard/BillingFormModel';
import { BillingTextField } from './BillingTextField';
import { CountryField } from './CountryField';
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
        <div className={styles['pair']}>
          <BillingTextField {...common} field="firstName" />
          <BillingTextField {...common} field="lastName" />
        </div>
        <BillingTextField {...common} field="email" />
        <BillingTextField {...common} field="phone" />
        <BillingTextField {...common} field="company" />
        <BillingTextField {...common} field="taxRegistrationNumber" />
        <div className={styles['whole']}>
          <BillingTextField {...common} field="line1" />
        </div>
        <div className={styles['pair']}>
          <BillingTextField {...common} field="city" />
          <BillingTextField {...common} field="zip" />
        </div>
        <div className={styles['whole']}>
          <CountryField {...common} />
        </div>
      </div>
    </div>
  );
}
