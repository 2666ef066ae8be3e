import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { COMPLETE_LANGUAGES } from '../../src/domain/shared/language.ts';
import { mergeLocale, type LocaleGroup } from './mergeLocale.ts';
import { countMissingTexts, describeMissingTexts } from './missingTexts.ts';

/** The locale files of every language but English. */
const localeFile = /\/src\/ui\/i18n\/locales\/(?!en\/)(?<language>[a-z]+)\/(?<file>[^/]+\.json)$/u;

/**
 * Fills texts that a locale file lacks with the English ones, when the file is loaded. After a build, prints for each
 * language that is not complete how many texts are missing.
 */
export function localeFallback(): Plugin {
  /** The number of missing texts by language and locale file. */
  const missing = new Map<string, Map<string, number>>();
  return {
    name: 'amin:locale-fallback',
    enforce: 'pre',
    transform: {
      filter: { id: localeFile },
      handler(code, id) {
        const { language, file = '' } = localeFile.exec(id)?.groups ?? {};
        const englishFile = id.replace(/\/[a-z]+\/(?=[^/]+$)/u, '/en/');
        if (language === undefined || !existsSync(englishFile)) return undefined;
        this.addWatchFile(englishFile);
        const english: LocaleGroup = JSON.parse(readFileSync(englishFile, 'utf8'));
        const own: LocaleGroup = JSON.parse(code);
        const counts = missing.get(language) ?? new Map<string, number>();
        missing.set(language, counts.set(file, countMissingTexts(english, own)));
        return { code: JSON.stringify(mergeLocale(english, own, language)), map: null };
      },
    },
    writeBundle() {
      if (this.environment.name !== 'client') return;
      for (const [language, counts] of missing)
        if (!COMPLETE_LANGUAGES.some((complete) => complete === language))
          console.log(describeMissingTexts(language, counts));
    },
  };
}
