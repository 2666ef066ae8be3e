import { nameOf, type User } from '@/domain/identity/User';
import type { Language } from '@/domain/shared/language';
import type { TextInLanguage } from '@/domain/shared/LocalizedText';

/** The name of the owner, or `accountLabel` when the owner has no name. */
export function shownName(user: User, language: Language, accountLabel: string): TextInLanguage {
  return nameOf(user, language) ?? { text: accountLabel, language };
}
