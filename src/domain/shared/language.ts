/** The languages of the product, in fallback order (spec sections 1 and 9, DESIGN section 10). */
export const LANGUAGES = ['en', 'he', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

export type Direction = 'ltr' | 'rtl';

export function directionOf(language: Language): Direction {
  return language === 'en' ? 'ltr' : 'rtl';
}

/** Parses a language tag. Ignores the region, maps `iw` to `he`, and returns undefined for any other language. */
export function parseLanguage(tag: unknown): Language | undefined {
  if (typeof tag !== 'string' || tag.length > 35) return undefined;
  const primary = tag.trim().toLowerCase().split(/[-_]/, 1)[0];
  const known = primary === 'iw' ? 'he' : primary;
  return LANGUAGES.find((language) => language === known);
}

export interface LanguageSources {
  /** The language in the URL. */
  readonly url?: unknown;
  /** The language of an earlier URL in this tab, until the owner selects another one (decision C83). */
  readonly tab?: unknown;
  /** The language selected in an earlier visit. */
  readonly stored?: unknown;
  /** `navigator.languages`. */
  readonly browser?: readonly unknown[];
  /** The `lang` attribute of the prerendered document. */
  readonly page?: unknown;
}

/** The first supported language of URL, tab, stored selection, browser, document and English (spec section 1). */
export function resolveLanguage(sources: LanguageSources): Language {
  const candidates = [sources.url, sources.tab, sources.stored, ...(sources.browser ?? []), sources.page];
  for (const candidate of candidates) {
    const language = parseLanguage(candidate);
    if (language !== undefined) return language;
  }
  return DEFAULT_LANGUAGE;
}
