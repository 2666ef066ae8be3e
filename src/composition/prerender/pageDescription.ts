import type { Language } from '@/domain/shared/language';
import type { RouteName } from '@/ui/shell/screens';
import ar from '@/ui/i18n/descriptions/ar.json';
import en from '@/ui/i18n/descriptions/en.json';
import he from '@/ui/i18n/descriptions/he.json';

type Descriptions = typeof en;

const DESCRIPTIONS: Readonly<Record<Language, Descriptions>> = { en, he, ar };

/** What a search engine shows below the title of a public page. No visitor downloads it apart from the page. */
export function pageDescription(route: RouteName, language: Language): string {
  const descriptions: Readonly<Partial<Record<RouteName, string>>> = DESCRIPTIONS[language];
  const description = descriptions[route];
  if (description === undefined) throw new Error(`${route} has no description in ${language}`);
  return description;
}
