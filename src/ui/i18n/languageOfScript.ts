import type { Language } from '@/domain/shared/language';

const OTHER_LATIN = /[\u00C0-\u024F]/;

/** The language that the script of a text identifies. Undefined for other scripts and for mixed ones. */
export function languageOfScript(text: string): Language | undefined {
  const isHebrew = /\p{Script=Hebrew}/u.test(text);
  const isArabic = /\p{Script=Arabic}/u.test(text);
  if (isHebrew && isArabic) return undefined;
  if (isHebrew) return 'he';
  if (isArabic) return 'ar';
  return /\p{Script=Latin}/u.test(text) && !OTHER_LATIN.test(text) ? 'en' : undefined;
}
