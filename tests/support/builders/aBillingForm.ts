import type { BillingFormValues } from '@/domain/validation/BillingAddress';

/** A completely filled-in, valid billing form. */
export function aBillingForm(overrides: Partial<BillingFormValues> = {}): BillingFormValues {
  return {
    firstName: 'Dana',
    lastName: 'Levi',
    email: 'dana@example.com',
    phone: '050-123-4567',
    company: 'Levi Locks',
    taxRegistrationNumber: '123456782',
    line1: 'Herzl 1',
    city: 'Haifa',
    zip: '3303139',
    country: 'IL',
    ...overrides,
  };
}
