import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillingField } from '@/domain/validation/BillingAddress';
import { Card } from '@/ui/design/components/card/Card';
import type { BillingFormModel } from '@/ui/subscription/wizard/BillingFormModel';
import { BILLING_FORM_ID } from './billingFields';
import { BillingTextField } from './BillingTextField';
import { CountryField } from './CountryField';
import styles from './billing-card.module.scss';

interface BillingCardProps {
  readonly billing: BillingFormModel;
  readonly onChange: (field: BillingField, value: string) => void;
  readonly onSubmit: () => void;
}

/** The billing address with ten required fields (spec section 3). */
export const BillingCard = observer(function BillingCard({ billing, onChange, onSubmit }: BillingCardProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const common = { billing, onChange };
  return (
    <Card labelledBy={headingId}>
      <h3 id={headingId} className={styles['heading']}>
        {t('subscription.wizard.billing.heading')}
      </h3>
      <p className={styles['lead']}>{t('subscription.wizard.billing.text')}</p>
      <form
        id={BILLING_FORM_ID}
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
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
      </form>
    </Card>
  );
});
