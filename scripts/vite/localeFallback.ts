import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { mergeLocale } from './mergeLocale.ts';

/** The locale files of every language but English. */
const localeFile = /\/src\/ui\/i18n\/locales\/(?!en\/)(?<language>[a-z]+)\/[^/]+\.json$/u;

/** Fills texts that a locale file lacks with the English ones, when the file is loaded. */
export function localeFallback(): Plugin {
  return {
    name: 'amin:locale-fallback',
    enforce: 'pre',
    transform: {
      filter: { id: localeFile },
      handler(code, id) {
        const language = localeFile.exec(id)?.groups?.['language'];
        const englishFile = id.replace(/\/[a-z]+\/(?=[^/]+$)/u, '/en/');
        if (language === undefined || !existsSync(englishFile)) return undefined;
        this.addWatchFile(englishFile);
        const merged = mergeLocale(JSON.parse(readFileSync(englishFile, 'utf8')), JSON.parse(code), language);
        return { code: JSON.stringify(merged), map: null };
      },
    },
  };
}
