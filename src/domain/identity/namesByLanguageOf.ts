import { DEFAULT_LANGUAGE, languagesByScript, type Language } from '@/domain/shared/language';
import type { LocalizedText } from '@/domain/shared/LocalizedText';
import type { NamesByLanguage } from './User';

/** Assigns names of unknown language to the language of their script. */
export function namesByLanguageOf(
  firstName: string | undefined,
  lastName: string | undefined,
): NamesByLanguage {
  return { firstName: byScript(firstName), lastName: byScript(lastName) };
}

function byScript(text: string | undefined): LocalizedText {
  return text === undefined ? {} : { [languageOfLetters(text)]: text };
}

/** English unless the text has letters of another language. If there are several, the first in `LANGUAGES`. */
function languageOfLetters(text: string): Language {
  return languagesByScript(text).find((language) => language !== DEFAULT_LANGUAGE) ?? DEFAULT_LANGUAGE;
}
