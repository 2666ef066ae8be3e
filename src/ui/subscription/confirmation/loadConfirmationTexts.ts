import type { i18n } from 'i18next';
import { LANGUAGES } from '@/domain/shared/language';
import { loadNamespaceFile } from '@/ui/i18n/Texts';

/** Loads the texts of the sheet and of the calendar in the language of the page. */
export async function loadConfirmationTexts(texts: i18n): Promise<void> {
  const language = LANGUAGES.find((known) => known === texts.language);
  if (language === undefined) return;
  const confirmation = await loadNamespaceFile(language, 'confirmation');
  texts.addResourceBundle(language, 'translation', { confirmation }, true, true);
}
