import type { Translated } from '@/domain/shared/language';

/** A fictional business with its name in three languages. */
export const EXAMPLE_BUSINESS_NAME: Translated<string> = {
  he: 'חדאד אינסטלציה',
  ar: 'حداد للسباكة',
  en: 'Haddad Plumbing',
};

export const EXAMPLE_CATEGORY: Translated<string> = { he: 'אינסטלציה', ar: 'سباكة', en: 'Plumbing' };
