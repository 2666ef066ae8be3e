import type { Translated } from '@/domain/shared/language';

/** The word of the badge in each language. It is shown in the language of the customers, not in that of the page. */
export const VERIFIED_WORDS: Translated<string> = { he: 'מאומת', ar: 'موثّقة', en: 'Verified' };
