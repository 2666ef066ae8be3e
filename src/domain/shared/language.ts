export type Direction = 'ltr' | 'rtl';

const NAMES = ['en', 'he', 'ar'] as const;
export type Language = (typeof NAMES)[number];

/** The languages of the product, in fallback order (spec sections 1 and 9, DESIGN section 10). */
export const LANGUAGES: readonly Language[] = NAMES;

/* One table for each property, because the inline script of every document contains the tables that it reads. */

const DIRECTIONS: Readonly<Record<Language, Direction>> = { en: 'ltr', he: 'rtl', ar: 'rtl' };

/** False while texts are missing. They are shown in English, and the tests do not require them. */
const COMPLETENESS = { en: true, he: true, ar: true } as const satisfies Readonly<Record<Language, boolean>>;

export type CompleteLanguage = {
  [Each in Language]: (typeof COMPLETENESS)[Each] extends true ? Each : never;
}[Language];

/** A value for each complete language. A language that is not complete can lack it. */
export type Translated<Value> = Readonly<Record<CompleteLanguage, Value> & Partial<Record<Language, Value>>>;

export const DEFAULT_LANGUAGE = 'en' satisfies CompleteLanguage;

export function isComplete(language: Language): language is CompleteLanguage {
  return COMPLETENESS[language];
}

export const COMPLETE_LANGUAGES: readonly CompleteLanguage[] = /* @__PURE__ */ LANGUAGES.filter(isComplete);

export function directionOf(language: Language): Direction {
  return DIRECTIONS[language];
}

/**
 * The script that identifies a language. A language that shares the script of an earlier one has none, and a text in that
 * script is taken for the earlier one.
 */
const SCRIPTS: Readonly<Record<Language, RegExp | undefined>> = {
  en: /\p{Script=Latin}/u,
  he: /\p{Script=Hebrew}/u,
  ar: /\p{Script=Arabic}/u,
};

/** The languages that a script in the text identifies, in the order of `LANGUAGES`. */
export function languagesByScript(text: string): readonly Language[] {
  return LANGUAGES.filter((language) => SCRIPTS[language]?.test(text) === true);
}

/** A value for each language. A new language is a compile error until it is added here. */
export function byLanguage<Value>(valueOf: (language: Language) => Value): Readonly<Record<Language, Value>> {
  return { en: valueOf('en'), he: valueOf('he'), ar: valueOf('ar') };
}

/** The value in the language, or the English one. */
export function translated<Value>(values: Translated<Value>, language: Language): Value {
  const all: Readonly<Partial<Record<Language, Value>>> = values;
  return all[language] ?? values[DEFAULT_LANGUAGE];
}

/** Parses a language tag. Ignores the region, maps `iw` to `he`, and returns undefined for any other language. */
export function parseLanguage(tag: unknown): Language | undefined {
  if (typeof tag !== 'string' || tag.length > 35) return undefined;
  const primary = tag.trim().toLowerCase().split(/[-_]/, 1)[0];
  const known = primary === 'iw' ? 'he' : primary;
  return LANGUAGES.find((language) => language === known);
}

export interface LanguageSources {
  /** The language of the URL, or of an earlier one in this tab, until the owner selects another one (decision C67). */
  readonly tab?: unknown;
  /** The language selected in an earlier visit. */
  readonly stored?: unknown;
  /** `navigator.languages`. */
  readonly browser?: readonly unknown[];
}

/** The first offered language of tab, stored selection, browser and English (decision C67). */
export function resolveLanguage(sources: LanguageSources, offered: readonly Language[]): Language {
  for (const candidate of [sources.tab, sources.stored, ...(sources.browser ?? [])]) {
    const language = parseLanguage(candidate);
    if (language !== undefined && offered.includes(language)) return language;
  }
  return DEFAULT_LANGUAGE;
}
