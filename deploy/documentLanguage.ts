import { COMPLETE_LANGUAGES, DEFAULT_LANGUAGE, type Language } from '../src/domain/shared/language.ts';
import { PUBLIC_PATHS } from '../src/ui/shell/routePaths.ts';

/*
 * A public page has a document in each language. At a path without a language the server sends the document in the
 * language of the cookie, or else in the first language in Accept-Language that the site has. So no visitor waits for a
 * redirect. A crawler, which asks for no language, gets the English document.
 */

/** The tags of a language in Accept-Language. Some browsers call Hebrew by its former code. */
const TAGS = COMPLETE_LANGUAGES.map((language) => ({
  language,
  tags: language === 'he' ? ['he', 'iw'] : [language],
}));

const tag = (tags: readonly string[]): string => `(?:${tags.join('|')})(?=[-;,\\s]|$)`;

/** Skips the languages that the site does not have. */
const OTHERS = `^(?:(?!\\s*${tag(TAGS.flatMap(({ tags }) => tags))})[^,]*,)*\\s*`;

/**
 * The languages whose documents are sent instead of the English one. The pattern of each matches the value of the
 * cookie and Accept-Language, joined by a comma. JavaScript and nginx read it alike, without regard to case.
 */
export const ASKED_LANGUAGES = TAGS.filter(({ language }) => language !== DEFAULT_LANGUAGE).map(
  ({ language, tags }) => ({ language, pattern: OTHERS + tag(tags) }),
);

/** The language of the document to send. */
export function documentLanguage(cookie: string, acceptLanguage: string): Language {
  const asked = `${cookie},${acceptLanguage}`;
  return (
    ASKED_LANGUAGES.find(({ pattern }) => new RegExp(pattern, 'iu').test(asked))?.language ?? DEFAULT_LANGUAGE
  );
}

/** The paths at which the server chooses, as a regular expression that JavaScript and nginx read alike. */
export const CHOSEN_PATTERN = `(?:${PUBLIC_PATHS.map((path) => (path === '/' ? '' : path)).join('|')})/*$`;

/** The request headers that the choice depends on. */
export const CHOSEN_VARY = 'Accept-Encoding, Accept-Language, Cookie';
