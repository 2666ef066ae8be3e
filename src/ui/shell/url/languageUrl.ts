import { DEFAULT_LANGUAGE, type Language } from '@/domain/shared/language';
import { withoutEnd } from '@/domain/shared/withoutEnd';
import { OFFERED_LANGUAGES } from '@/ui/i18n/offeredLanguages';
import { BASE_URL, PUBLIC_PAGES } from '@/ui/shell/publicPages';

interface ParsedPathname {
  readonly language: Language | undefined;
  /** The path without the language and without a slash at its end, as in the table of routes. */
  readonly path: string;
}

/**
 * Splits the language off the pathname of a language alternate, so that `/he/about` is `/about` in Hebrew. Only public
 * pages have alternates. All other paths have no language. Some static hosts redirect `/about` to `/about/`, which is
 * the same page.
 */
export function parsePathname(pathname: string): ParsedPathname {
  if (decode(pathname) === undefined) return { language: undefined, path: MALFORMED_PATH };
  const { language, path } = splitLanguage(pathname);
  return language === undefined || isPublicPath(path)
    ? { language, path }
    : { language: undefined, path: withoutSlash(pathname) };
}

/** Splits the language off the pathname of a public page, without a check that the page exists. */
export function splitLanguage(pathname: string): ParsedPathname {
  const [name = '', ...rest] = withoutSlash(pathname).slice(BASE_URL.length).split('/');
  const language = OFFERED_LANGUAGES.find((known) => known === name && known !== DEFAULT_LANGUAGE);
  return { language, path: language === undefined ? withoutSlash(pathname) : BASE_URL + rest.join('/') };
}

const withoutSlash = (pathname: string): string =>
  pathname.slice(0, BASE_URL.length) + withoutEnd(pathname.slice(BASE_URL.length), /\//u);

/** Replaces a path with a malformed escape, which the router would match undecoded. No route has this path. */
const MALFORMED_PATH = '/malformed';

/** Returns the decoded text, because the minifier removes a call of `decodeURIComponent` whose result is not used. */
function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** The pathname of a public page in one language. English pages have the path of the specification. */
export function pathInLanguage(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return withoutSlash(`${BASE_URL}${language}/${path.slice(BASE_URL.length)}`);
}

/** The pathname after a change of language. The path of a language alternate changes, and any other path stays. */
export function pathAfterLanguageChange(pathname: string, chosen: Language): string {
  const { language, path } = parsePathname(pathname);
  return language === undefined ? pathname : pathInLanguage(chosen, path);
}

function isPublicPath(path: string): boolean {
  return Object.values(PUBLIC_PAGES).some((known) => path === known);
}
