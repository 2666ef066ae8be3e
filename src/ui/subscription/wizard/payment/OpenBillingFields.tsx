import { observer } from 'mobx-react-lite';
import type { BillingField } from '@/domain/validation/BillingAddress';
import type { TextKey } from '@/ui/i18n/Texts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { BillingFormModel } from '@/ui/subscription/wizard/BillingFormModel';
import { BILLING_WIDTH } from './billingFields';
import { BillingInput } from './BillingInput';
import styles from './billing-card.module.scss';

/** The heading by the number of missing fields, which is a word up to the largest number of open fields. */
const MISSING: readonly TextKey[] = [
  'subscription.wizard.billing.missing.none',
  'subscription.wizard.billing.missing.one',
  'subscription.wizard.billing.missing.two',
  'subscription.wizard.billing.missing.three',
  'subscription.wizard.billing.missing.four',
];

/** Whether a field has a row of its own on a phone. */
const isWide = (field: BillingField): boolean => ['long', 'row'].includes(BILLING_WIDTH[field]);

interface OpenBillingFieldsProps {
  readonly billing: BillingFormModel;
  readonly open: readonly BillingField[];
  readonly onChange: (field: BillingField, value: string) => void;
}

/** The missing fields below the folded billing address. */
export const OpenBillingFields = observer(function OpenBillingFields(props: OpenBillingFieldsProps) {
  const { open, ...common } = props;
  const { t } = useTranslation();
  const missing = MISSING[common.billing.missingCount];
  return (
    <div className={styles['missing']}>
      {missing !== undefined && <h4 className={styles['missingHeading']}>{t(missing)}</h4>}
      <div className={styles['openFields']}>
        {open.map((field) => (
          <div key={field} className={isWide(field) ? styles['wide'] : undefined}>
            <BillingInput {...common} field={field} />
          </div>
        ))}
      </div>
    </div>
  );
});
