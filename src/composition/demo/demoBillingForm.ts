import { DEFAULT_BILLING_COUNTRY, type BillingForm } from '@/domain/validation/BillingAddress';

/** A valid billing address of the demo account Noor Haddad, for the drafts and orders that the demo prepares. */
export const DEMO_BILLING_FORM: BillingForm = {
  firstName: 'נור',
  lastName: 'חדאד',
  email: 'noor@example.com',
  phone: '052-123-4567',
  company: 'חדאד אינסטלציה בע״מ',
  taxRegistrationNumber: '514826395',
  line1: 'הרצל 12',
  city: 'חיפה',
  zip: '3100001',
  country: DEFAULT_BILLING_COUNTRY,
};
