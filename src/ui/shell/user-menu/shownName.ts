import { nameOf, type User } from '@/domain/identity/User';
import type { Language } from '@/domain/shared/language';
import type { TextInLanguage } from '@/domain/shared/LocalizedText';

/** What a person is called in the frame of the page; without any name, by a word for the account. */
export function shownName(user: User, language: Language, account: string): TextInLanguage {
  return nameOf(user, language) ?? { text: account, language };
}
