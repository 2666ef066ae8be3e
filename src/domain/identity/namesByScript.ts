import { DEFAULT_LANGUAGE, languagesByScript, type Language } from '@/domain/shared/language';
import type { LocalizedText } from '@/domain/shared/LocalizedText';
import type { NamesByLanguage } from './User';

/** Assigns names of unknown language to the language of their script. */
export function namesByScript(firstName: string | undefined, lastName: string | undefined): NamesByLanguage {
  return { firstName: byScript(firstName), lastName: byScript(lastName) };
}

function byScript(text: string | undefined): LocalizedText {
  return text === undefined ? {} : { [languageOfLetters(text)]: text };
}

/**
 * A name in several scripts counts as Hebrew or Arabic, whichever comes first in `LANGUAGES`. A name counts as English
 * only when it has Latin letters alone, or letters of none of the scripts.
 */
function languageOfLetters(text: string): Language {
  return languagesByScript(text).find((language) => language !== DEFAULT_LANGUAGE) ?? DEFAULT_LANGUAGE;
}
