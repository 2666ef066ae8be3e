import type { Language } from '@/domain/shared/language';

const ORDER: readonly Language[] = ['he', 'ar', 'en'];

/** The languages of the names. The language of the page comes first. */
export function nameLanguages(page: Language): readonly Language[] {
  return [page, ...ORDER.filter((language) => language !== page)];
}
