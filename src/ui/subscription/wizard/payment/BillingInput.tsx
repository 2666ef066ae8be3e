import type { BillingField } from '@/domain/validation/BillingAddress';
import type { BillingFormModel } from '@/ui/subscription/wizard/BillingFormModel';
import { BillingTextField } from './BillingTextField';
import { CountryField } from './CountryField';

interface BillingInputProps {
  readonly field: BillingField;
  readonly billing: BillingFormModel;
  readonly onChange: (field: BillingField, value: string) => void;
}

/** A field of the billing address. */
export function BillingInput({ field, ...common }: BillingInputProps) {
  return field === 'country' ? <CountryField {...common} /> : <BillingTextField {...common} field={field} />;
}
