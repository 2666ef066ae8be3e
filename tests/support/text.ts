import type { KeyPrefix } from 'i18next';
import { byLanguage, DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@/domain/shared/language';
import { Texts } from '@/ui/i18n/Texts';
import { NAMESPACES } from './namespaces';

const texts = await Texts.forLanguage(DEFAULT_LANGUAGE);
await texts.require(NAMESPACES);
for (const language of LANGUAGES) await texts.switchTo(language);

/** The texts of the locale files in each language, by key. Values and plural forms are filled in as on the page. */
export const textIn = byLanguage((language) => texts.i18n.getFixedT(language));

/** An English text by its key, so that tests survive changes of the texts. */
export const text = textIn.en;

/** The texts below a key, for a test that uses many of them: `textsUnder('subscription.wizard')('bar.next')`. */
export const textsUnder = <Prefix extends KeyPrefix<'translation'>>(
  prefix: Prefix,
  language: Language = 'en',
) => texts.i18n.getFixedT(language, 'translation', prefix);
