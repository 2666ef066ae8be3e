import { DEFAULT_LANGUAGE, type Language } from '@/domain/shared/language';
import { OFFERED_LANGUAGES } from '@/ui/i18n/offeredLanguages';

const ORDER: readonly Language[] = [
  ...OFFERED_LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE),
  DEFAULT_LANGUAGE,
];

/** The languages of the names. The language of the page comes first, and English last unless it is that language. */
export function nameLanguages(page: Language): readonly Language[] {
  return [page, ...ORDER.filter((language) => language !== page)];
}
