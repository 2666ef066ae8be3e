import { parseBillingAddress, type BillingAddress } from '@/domain/validation/BillingAddress';
import { aBillingForm } from './aBillingForm';

export function aBillingAddress(): BillingAddress {
  const parsed = parseBillingAddress(aBillingForm());
  if (!parsed.ok) throw new Error('Expected the billing form to be valid');
  return parsed.value;
}
