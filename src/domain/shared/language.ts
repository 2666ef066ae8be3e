/** The three languages of the product, in the order of fallback (spec sections 1 and 9, DESIGN section 10). */
export const LANGUAGES = ['en', 'he', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

export type Direction = 'ltr' | 'rtl';

export function directionOf(language: Language): Direction {
  return language === 'en' ? 'ltr' : 'rtl';
}

/** Reads a language tag: region stripped, `iw` is `he`. Anything else is not a language of ours. */
export function parseLanguage(tag: unknown): Language | undefined {
  if (typeof tag !== 'string' || tag.length > 35) return undefined;
  const primary = tag.trim().toLowerCase().split(/[-_]/, 1)[0];
  const known = primary === 'iw' ? 'he' : primary;
  return LANGUAGES.find((language) => language === known);
}

export interface LanguageSources {
  /** An explicit language in the address. */
  readonly address?: unknown;
  /** The language of an earlier address in this tab, until another one is chosen (decision C83). */
  readonly tab?: unknown;
  /** The choice remembered from an earlier visit. */
  readonly stored?: unknown;
  /** The browser's languages, most wanted first. */
  readonly browser?: readonly unknown[];
  /** The language the page was written in. */
  readonly page?: unknown;
}

/** First supported language wins: address, tab, stored choice, browser, page, English (spec section 1). */
export function resolveLanguage(sources: LanguageSources): Language {
  const candidates = [sources.address, sources.tab, sources.stored, ...(sources.browser ?? []), sources.page];
  for (const candidate of candidates) {
    const language = parseLanguage(candidate);
    if (language !== undefined) return language;
  }
  return DEFAULT_LANGUAGE;
}
