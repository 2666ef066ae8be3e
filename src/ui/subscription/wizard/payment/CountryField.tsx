import { observer } from 'mobx-react-lite';
import {
  BILLING_COUNTRIES,
  type BillingCountry,
  type BillingField,
} from '@/domain/validation/BillingAddress';
import { Select } from '@/ui/design/components/select/Select';
import type { TextKey } from '@/ui/i18n/Texts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { BillingFormModel } from '@/ui/subscription/wizard/BillingFormModel';
import { BILLING_LABEL, billingFieldId, fieldErrorText } from './billingFields';

const COUNTRY_NAME = {
  IL: 'subscription.wizard.billing.israel',
} as const satisfies Readonly<Record<BillingCountry, TextKey>>;

interface CountryFieldProps {
  readonly billing: BillingFormModel;
  readonly onChange: (field: BillingField, value: string) => void;
}

/** The country of the invoice. Only Israel is offered (spec section 9). */
export const CountryField = observer(function CountryField({ billing, onChange }: CountryFieldProps) {
  const { t } = useTranslation();
  const error = billing.shownErrorOf('country');
  return (
    <Select
      id={billingFieldId('country')}
      name="country"
      label={t(BILLING_LABEL.country)}
      autoComplete="billing country"
      options={BILLING_COUNTRIES.map((id) => ({ id, label: t(COUNTRY_NAME[id]) }))}
      value={billing.values.country}
      onChange={(value) => onChange('country', value)}
      error={error && t(fieldErrorText(error))}
      isRequired
    />
  );
});
