import type { Language } from '@/domain/shared/language';

/** The languages in their usual order, except that the language of the page comes first. */
export function pageLanguageFirst<Each extends Language>(
  page: Language,
  languages: readonly Each[],
): readonly Each[] {
  return languages.toSorted((one, other) => Number(other === page) - Number(one === page));
}
