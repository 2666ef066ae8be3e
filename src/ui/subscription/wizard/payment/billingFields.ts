import type { BillingField } from '@/domain/validation/BillingAddress';
import type { TextFieldProps } from '@/ui/design/components/text-field/TextField';

/** The id of the form, to which the pay button outside it refers. */
export const BILLING_FORM_ID = 'billing-address';

/** The id of the button that unfolds the form. */
export const BILLING_CHANGE_ID = `${BILLING_FORM_ID}-change`;

export function billingFieldId(field: BillingField): string {
  return `${BILLING_FORM_ID}-${field}`;
}

/** On phones, two `half` fields share a row. In the folded form, `half` and `short` fields share rows. */
export const BILLING_WIDTH: Readonly<Record<BillingField, 'half' | 'short' | 'long' | 'row'>> = {
  firstName: 'half',
  lastName: 'half',
  email: 'long',
  phone: 'short',
  company: 'long',
  taxRegistrationNumber: 'short',
  line1: 'row',
  city: 'half',
  zip: 'half',
  country: 'row',
};

type InputProps = Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'dir'>;
export type BillingTextFieldName = Exclude<BillingField, 'country'>;

/** Autofill, keyboard and text direction of each field (DESIGN section 9). */
export const BILLING_INPUT_PROPS: Readonly<Record<BillingTextFieldName, InputProps>> = {
  firstName: { autoComplete: 'billing given-name', dir: 'auto' },
  lastName: { autoComplete: 'billing family-name', dir: 'auto' },
  email: { inputMode: 'email', autoComplete: 'billing email', dir: 'ltr' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'billing tel', dir: 'ltr' },
  company: { autoComplete: 'billing organization', dir: 'auto' },
  taxRegistrationNumber: { inputMode: 'numeric', autoComplete: 'off', dir: 'ltr' },
  line1: { autoComplete: 'billing address-line1', dir: 'auto' },
  city: { autoComplete: 'billing address-level2', dir: 'auto' },
  zip: { inputMode: 'numeric', autoComplete: 'billing postal-code', dir: 'ltr' },
};
