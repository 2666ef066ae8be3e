import { DEFAULT_LANGUAGE, languagesByScript, type Language } from '@/domain/shared/language';

const OTHER_LATIN = /[\u00C0-\u024F]/;

/** The language that the script of a text identifies. Undefined for any other script and for several scripts. */
export function languageOfScript(text: string): Language | undefined {
  const found = languagesByScript(text);
  const [language, ...others] = found.filter((each) => each !== DEFAULT_LANGUAGE);
  if (language !== undefined) return others.length === 0 ? language : undefined;
  return found.length > 0 && !OTHER_LATIN.test(text) ? DEFAULT_LANGUAGE : undefined;
}
