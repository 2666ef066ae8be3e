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
  const named = textInLanguageOrAny(contact?.names ?? {}, language);
  if (nonBlank(named?.text) !== undefined && named !== undefined) return named;
  const name = nonBlank(contact?.name);
  return { text: name ?? t('editing.contacts.contactNth', { n: position + 1 }), language: undefined };
}
