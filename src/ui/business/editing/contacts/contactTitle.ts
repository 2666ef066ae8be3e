import type { TFunction } from 'i18next';
import type { Contact } from '@/domain/business/Contact';
import type { Language } from '@/domain/shared/language';
import { nonBlank, textInLanguageOrAny, type TextInLanguage } from '@/domain/shared/LocalizedText';

/** The name of a contact, or else its position in the list, for example "Contact 2". */
export function contactTitle(
  t: TFunction,
  contact: Contact | undefined,
  { language, position }: { readonly language: Language; readonly position: number },
): TextInLanguage {
  const localized = textInLanguageOrAny(contact?.names ?? {}, language);
  if (localized !== undefined && nonBlank(localized.text) !== undefined) return localized;
  return {
    text: nonBlank(contact?.name) ?? t('editing.contacts.contactNth', { n: position + 1 }),
    language: undefined,
  };
}
