import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  COMPLETE_LANGUAGES,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  languagesByScript,
  type Language,
} from '@/domain/shared/language';
import { NAMESPACES } from '@tests/support/namespaces';

/* The texts of a file by key. A complete language has every text; an incomplete one may lack some. */

type Entries = ReadonlyMap<string, string>;

const folder = new URL('../../../src/ui/i18n/locales/', import.meta.url);
const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;

/** The plural categories that a language has for whole numbers. */
const categoriesOf = (language: Language): readonly string[] => {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))];
};

const isEnglish = (language: Language): boolean => language === DEFAULT_LANGUAGE;
const TRANSLATIONS = LANGUAGES.filter((language) => !isEnglish(language));
const COMPLETE_TRANSLATIONS = COMPLETE_LANGUAGES.filter((language) => !isEnglish(language));

function flatten(texts: unknown, prefix = ''): [string, string][] {
  if (typeof texts === 'string') return [[prefix, texts]];
  if (typeof texts !== 'object' || texts === null) throw new Error(`${prefix} is no text`);
  return Object.entries(texts).flatMap(([key, inner]) =>
    flatten(inner, prefix === '' ? key : `${prefix}.${key}`),
  );
}

function entriesOf(language: Language, namespace: string): Entries {
  return new Map(flatten(JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, folder), 'utf8'))));
}

const baseKeys = (entries: Entries): string[] =>
  [...new Set([...entries.keys()].map((key) => key.replace(PLURAL_SUFFIX, '')))].toSorted();

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name ?? '').toSorted();

const sources = fileURLToPath(new URL('../../../src/', import.meta.url));

const sourceText = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(sources + path, 'utf8'))
  .join('\n');

/** The keys that the source builds from a template, such as `errors.${kind}`. */
const BUILT_KEYS = [...sourceText.matchAll(/`([a-z]\w*\.[\w.-]*\$\{[^`\s]*)`/g)].map(
  ([, template = '']) =>
    new RegExp(`^${template.replaceAll('.', String.raw`\.`).replaceAll(/\$\{[^}]*\}/g, String.raw`[^.]+`)}$`),
);

/** Labels that the specification names, of fields that the payload does not have (decision C30). */
const NAMED_BY_SPECIFICATION = ['subscription.wizard.billing.line2', 'subscription.wizard.billing.state'];

/** Words that owners misread or that hedge what our own data say (docs/design.md, section 11). */
const AVOIDED: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /According to the|clear answer/,
  he: /לפי המינוי,|תשובה ברורה/,
  /* The Arabic words are a discount, where a charge is meant, and an inspection, where a check is meant. */
  ar: /الخصم|ف\u064F?حص|بحسب الاشتراك،|ردّ واضح/,
};

/** The texts of these pages are named by their sections. `legalPages.test.tsx` finds each of them on its page. */
const LEGAL_PAGES: readonly string[] = ['privacy', 'terms', 'cookies', 'accessibility'];

/** Names that are the same in every language. */
const UNTRANSLATED =
  /^(?:[\d\s.,،:+\-–—/%₪•…?!()×]|MM|YY|\{\{\w+\}\}|Amin|CSV|English|עברית|العربية|Google Pay|Apple Pay|PayPal|Visa|Mastercard|WhatsApp|Facebook|Instagram|LinkedIn|v1\.0\.0|10K\+|50K\+|24\/7|name@example\.com)*$/;

describe.each(NAMESPACES)('texts of %s', (namespace) => {
  const texts = new Map(LANGUAGES.map((language) => [language, entriesOf(language, namespace)]));
  const of = (language: Language): Entries => texts.get(language) ?? new Map();

  it.each(COMPLETE_TRANSLATIONS)('has every key of English in %s', (language) => {
    expect(baseKeys(of(language))).toEqual(expect.arrayContaining(baseKeys(of('en'))));
  });

  it('has only keys that the source names', () => {
    const keys = baseKeys(of('en')).map((key) => `${namespace}.${key}`);
    const isNamed = (key: string): boolean =>
      LEGAL_PAGES.includes(namespace) ||
      new RegExp(`['"\`]${key}['"\`]`).test(sourceText) ||
      BUILT_KEYS.some((built) => built.test(key)) ||
      NAMED_BY_SPECIFICATION.includes(key);
    expect(keys.filter((key) => !isNamed(key))).toEqual([]);
  });

  it.each(TRANSLATIONS)('has only keys of English in %s', (language) => {
    expect(baseKeys(of('en'))).toEqual(expect.arrayContaining(baseKeys(of(language))));
  });

  it.each(LANGUAGES)('has all plural forms of its texts in %s', (language) => {
    const own = new Set(baseKeys(of(language)));
    const plurals = [...of('en').keys()].filter(
      (key) => key.endsWith('_other') && own.has(key.replace(PLURAL_SUFFIX, '')),
    );
    const missing = plurals.flatMap((key) =>
      categoriesOf(language)
        .map((category) => key.replace(PLURAL_SUFFIX, `_${category}`))
        .filter((form) => !of(language).has(form)),
    );
    expect(missing).toEqual([]);
  });

  it.each(LANGUAGES)('has no blank text in %s', (language) => {
    expect([...of(language)].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(TRANSLATIONS)('uses the placeholders of English in %s', (language) => {
    const different = [...of(language)].filter(([key, text]) => {
      const other = of('en').get(key.replace(PLURAL_SUFFIX, '_other')) ?? '';
      const expected = placeholders(of('en').get(key) ?? other);
      /* In some languages the form 'one' includes 21, so it contains a number that the English one lacks. */
      const allowed = [...expected, ...placeholders(other)];
      const used = placeholders(text);
      /* The forms 'one' and 'two' may contain the number as a word. */
      const isSmall = /_(zero|one|two)$/.test(key);
      const needed = isSmall ? expected.filter((name) => !['count', 'number'].includes(name)) : expected;
      /* `product` is available to every text. */
      const isKnown = (name: string): boolean => name === 'product' || allowed.includes(name);
      return !needed.every((name) => name === 'product' || used.includes(name)) || !used.every(isKnown);
    });
    expect(different).toEqual([]);
  });

  it.each(TRANSLATIONS)('has no English text in %s', (language) => {
    const english = [...of(language)].filter(
      ([, text]) => !languagesByScript(text).includes(language) && !UNTRANSLATED.test(text),
    );
    expect(english).toEqual([]);
  });

  it.each(LANGUAGES)('avoids words that owners misread in %s', (language) => {
    expect([...of(language)].filter(([, text]) => AVOIDED[language]?.test(text))).toEqual([]);
  });

  it.each(LANGUAGES)('keeps a prefix with a maqaf on the line of its value in %s', (language) => {
    expect([...of(language)].filter(([, text]) => /\u05BE\{\{/.test(text))).toEqual([]);
  });

  it('contains no markup and no combined gender forms such as "a/b"', () => {
    const all = LANGUAGES.flatMap((language) => [...of(language)]);
    expect(all.filter(([, text]) => /<\/?\w|[א-ת][./][א-ת]{1,2}(?:\s|$)/.test(text))).toEqual([]);
  });
});

describe('the folder of each language', () => {
  /* The type of the keys names each namespace. */
  const types = readFileSync(new URL('../i18next.d.ts', folder), 'utf8');
  const named = [...types.matchAll(/(\w+): typeof import\('\.\/locales\/en\/(\1\.json)'\)/g)];

  it.each(LANGUAGES)('contains one file per namespace in %s and nothing else', (language) => {
    const files = readdirSync(new URL(`${language}/`, folder)).toSorted();
    expect(files).toEqual(named.map(([, , file = '']) => file).toSorted());
  });
});
