import type { Language } from '@/domain/shared/language';
import type { LocalizedText } from '@/domain/shared/LocalizedText';
import type { NamesByLanguage } from './User';

/** Assigns names of unknown language to the language of their script (decision C45). */
export function namesByScript(firstName: string | undefined, lastName: string | undefined): NamesByLanguage {
  return { firstName: byScript(firstName), lastName: byScript(lastName) };
}

function byScript(text: string | undefined): LocalizedText {
  return text === undefined ? {} : { [languageOfLetters(text)]: text };
}

function languageOfLetters(text: string): Language {
  if (/\p{Script=Hebrew}/u.test(text)) return 'he';
  return /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en';
}
