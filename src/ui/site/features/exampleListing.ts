import type { Translated } from '@/domain/shared/language';

/** What the example business does. */
export const EXAMPLE_CATEGORY: Translated<string> = { he: 'אינסטלציה', ar: 'سباكة', en: 'Plumbing' };

/** A second fictional business. */
export const EXAMPLE_CLEANING: Translated<string> = { he: 'בית בהיר', ar: 'بيت مشرق', en: 'Bright Home' };
