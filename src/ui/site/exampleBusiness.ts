import type { Translated } from '@/domain/shared/language';

/** A fictional business with its name in three languages. */
export const EXAMPLE_BUSINESS: Translated<string> = {
  he: 'חדאד אינסטלציה',
  ar: 'حداد للسباكة',
  en: 'Haddad Plumbing',
};

/** What the example business does. */
export const EXAMPLE_CATEGORY: Translated<string> = { he: 'אינסטלציה', ar: 'سباكة', en: 'Plumbing' };

/** A second fictional business. */
export const EXAMPLE_CLEANING: Translated<string> = { he: 'בית בהיר', ar: 'بيت مشرق', en: 'Bright Home' };
