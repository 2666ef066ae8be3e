import type { Translated } from '@/domain/shared/language';

/** The word of the badge in each language, because the page shows the three beside each other. */
export const VERIFIED_WORDS: Translated<string> = { he: 'מאומת', ar: 'موثّقة', en: 'Verified' };
