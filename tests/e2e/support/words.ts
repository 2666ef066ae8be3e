import { readdirSync, readFileSync } from 'node:fs';
import { createInstance, type i18n, type ResourceKey } from 'i18next';
import type { Language } from '../../../src/domain/shared/language';

const folder = new URL('../../../src/ui/i18n/locales/', import.meta.url);

/** The texts of a language as the product speaks them: journeys take their words from the locale files. */
export function wordsIn(language: Language): (key: string, values?: Record<string, unknown>) => string {
  const instance: i18n = createInstance();
  const files = readdirSync(new URL(`${language}/`, folder));
  const texts = Object.fromEntries(
    files.map((file) => [file.replace('.json', ''), readTexts(new URL(`${language}/${file}`, folder))]),
  );
  void instance.init({
    lng: language,
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { translation: texts } },
  });
  return (key, values = {}) => {
    if (!instance.exists(key, values)) throw new Error(`No text ${key} in ${language}`);
    return String(instance.t(key as never, values as never));
  };
}

function readTexts(file: URL): ResourceKey {
  return JSON.parse(readFileSync(file, 'utf8')) as ResourceKey;
}
