import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { DEFAULT_LANGUAGE, isComplete, LANGUAGES, type Language } from '../../src/domain/shared/language.ts';
import { stemOf, type LocaleGroup } from './mergeLocale.ts';

const LOCALES = fileURLToPath(new URL('../../src/ui/i18n/locales', import.meta.url));

/** Makes a build print, for each language that is not complete, how many texts its locale files lack. */
export function missingTexts(): Plugin {
  return {
    name: 'amin:missing-texts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle() {
      for (const language of LANGUAGES)
        if (!isComplete(language)) console.log(describeMissingTexts(language, missingTextsByFile(language)));
    },
  };
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
