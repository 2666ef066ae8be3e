import { DEFAULT_LANGUAGE, LANGUAGES, type Language, resolveLanguage } from '@/domain/shared/language';
import { PUBLIC_ROUTES } from '@/ui/shell/routes';

/** An address taken apart. */
export interface ReadAddress {
  /** The language the address itself names. */
  readonly language: Language | undefined;
  /** The path the routes know. */
  readonly path: string;
}

/**
 * Takes the language out of the address of a language alternate: `/he/about` is `/about` in Hebrew. Only public pages
 * have alternates, and English is what the specified addresses are written in (architecture, section 4).
 */
export function readAddress(pathname: string): ReadAddress {
  const [, name = '', ...rest] = pathname.split('/');
  const language = LANGUAGES.find((known) => known === name);
  const path = `/${rest.join('/')}`;
  const isAlternate = language !== undefined && language !== DEFAULT_LANGUAGE && isPublicPath(path);
  return isAlternate ? { language, path } : { language: undefined, path: pathname };
}

/** The address that holds a public page in one language alone; for English that is the specified one. */
export function addressIn(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/**
 * The address after another language was chosen: an alternate gives way to that of the new language, the specified
 * addresses are the same in every one.
 */
export function addressAfterChoice(pathname: string, chosen: Language): string {
  const { language, path } = readAddress(pathname);
  return language === undefined ? pathname : addressIn(chosen, path);
}

export interface DocumentFacts {
  readonly pathname: string;
  /** The language of an earlier address in this tab, unless another one was chosen since (decision C83). */
  readonly tab: Language | undefined;
  /** The choice remembered from an earlier visit. */
  readonly stored: Language | undefined;
  /** The browser's languages, most wanted first. */
  readonly browser: readonly string[];
  /** The language the document was written in. */
  readonly page: string;
}

/** The language a document is shown in, decided before its first paint (spec section 1). */
export function languageOfDocument({ pathname, ...facts }: DocumentFacts): Language {
  return resolveLanguage({ url: readAddress(pathname).language, ...facts });
}

function isPublicPath(path: string): boolean {
  return Object.values(PUBLIC_ROUTES).some(
    ({ path: known }) => path === known || (known !== '/' && path === `${known}/`),
  );
}
