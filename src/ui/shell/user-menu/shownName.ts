import { nameOf, type User } from '@/domain/identity/User';
import type { Language } from '@/domain/shared/language';
import type { TextInLanguage } from '@/domain/shared/LocalizedText';

/** The name of the owner in the header. Without a name it is the word for the account. */
export function shownName(user: User, language: Language, account: string): TextInLanguage {
  return nameOf(user, language) ?? { text: account, language };
}
