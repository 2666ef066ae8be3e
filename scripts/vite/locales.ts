import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { DEFAULT_LANGUAGE, isComplete, LANGUAGES, type Language } from '../../src/domain/shared/language.ts';
import { languagesOfferedIn } from '../../src/ui/i18n/offeredLanguages.ts';
import { mergeLocale, stemOf, type LocaleGroup } from './mergeLocale.ts';

const LOCALES = fileURLToPath(new URL('../../src/ui/i18n/locales', import.meta.url));

/** The locale files of every language but English. */
const LOCALE_FILE = /\/src\/ui\/i18n\/locales\/(?!en\/)(?<language>[a-z]+)\/[^/]+\.json$/u;

/** The module that imports every locale file by a pattern, and the part of the pattern for the language. */
const TEXTS = /\/src\/ui\/i18n\/Texts\.ts$/u;
const EVERY_LANGUAGE = './locales/*/';

/**
 * Leaves the locale files of languages that are not offered out of a build. Fills texts that a locale file lacks with
 * the English ones, and makes a build print how many those are.
 */
export function locales(mode: string): Plugin {
  const offered = languagesOfferedIn(mode);
  return {
    name: 'amin:locales',
    enforce: 'pre',
    transform: {
      filter: { id: [LOCALE_FILE, TEXTS] },
      handler(code, id) {
        const language = LOCALE_FILE.exec(id)?.groups?.['language'];
        if (language === undefined) return onlyOffered(code, offered);
        const englishFile = id.replace(/\/[a-z]+\/(?=[^/]+$)/u, '/en/');
        if (!existsSync(englishFile)) return undefined;
        this.addWatchFile(englishFile);
        return {
          code: JSON.stringify(mergeLocale(readLocale(englishFile), JSON.parse(code), language)),
          map: null,
        };
      },
    },
    writeBundle() {
      if (this.environment.name !== 'client') return;
      for (const language of LANGUAGES)
        if (!isComplete(language)) console.log(describeMissingTexts(language, missingTextsByFile(language)));
    },
  };
}

function onlyOffered(code: string, offered: readonly Language[]) {
  if (offered.length === LANGUAGES.length) return undefined;
  if (!code.includes(EVERY_LANGUAGE))
    throw new Error(`Texts.ts imports no ${EVERY_LANGUAGE}. Adapt scripts/vite/locales.ts.`);
  return { code: code.replaceAll(EVERY_LANGUAGE, `./locales/{${offered.join()}}/`), map: null };
}

function missingTextsByFile(language: Language): ReadonlyMap<string, number> {
  const files = readdirSync(`${LOCALES}/${DEFAULT_LANGUAGE}`);
  return new Map(
    files.map((file) => {
      const own = `${LOCALES}/${language}/${file}`;
      const english = readLocale(`${LOCALES}/${DEFAULT_LANGUAGE}/${file}`);
      return [file, countMissingTexts(english, existsSync(own) ? readLocale(own) : {})];
    }),
  );
}

function readLocale(file: string): LocaleGroup {
  const texts: LocaleGroup = JSON.parse(readFileSync(file, 'utf8'));
  return texts;
}

/** The number of texts that a locale file lacks. The plural forms of a text count as one text. */
export function countMissingTexts(english: LocaleGroup, own: LocaleGroup): number {
  const ownKeys = textKeys(own);
  return [...textKeys(english)].filter((key) => !ownKeys.has(key)).length;
}

/** The keys of all texts, for example `list.count` for `count_one` and `count_other` in `list`. */
function textKeys(group: LocaleGroup): ReadonlySet<string> {
  const keys = Object.entries(group).flatMap(([key, text]) =>
    typeof text === 'string' ? [stemOf(key)] : [...textKeys(text)].map((inner) => `${key}.${inner}`),
  );
  return new Set(keys);
}

/** A line for the output of the build, from the number of missing texts in each locale file of a language. */
export function describeMissingTexts(language: string, counts: ReadonlyMap<string, number>): string {
  const gaps = [...counts]
    .filter(([, count]) => count > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  if (gaps.length === 0) return `Every locale file of ${language} is complete.`;
  const total = gaps.reduce((sum, [, count]) => sum + count, 0);
  const files = gaps.map(([file, count]) => `${file} ${String(count)}`).join(', ');
  return `${String(total)} texts are missing in ${language} and shown in English: ${files}`;
}
