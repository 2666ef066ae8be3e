import type { Language } from '@/domain/shared/language';

/** A business that exists nowhere, in the three languages every business here has. */
export const EXAMPLE_BUSINESS: Readonly<Record<Language, string>> = {
  he: 'חדאד אינסטלציה',
  ar: 'حداد للسباكة',
  en: 'Haddad Plumbing',
};
