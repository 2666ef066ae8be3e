import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@/domain/shared/language';

const ORDER: readonly Language[] = [
  ...LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE),
  DEFAULT_LANGUAGE,
];

/** The languages of the names. The language of the page comes first, and English last. */
export function nameLanguages(page: Language): readonly Language[] {
  return [page, ...ORDER.filter((language) => language !== page)];
}
