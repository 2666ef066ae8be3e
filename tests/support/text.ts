import { byLanguage, DEFAULT_LANGUAGE, LANGUAGES } from '@/domain/shared/language';
import { NAMESPACES, Texts } from '@/ui/i18n/Texts';

const texts = await Texts.forLanguage(DEFAULT_LANGUAGE);
await texts.require(NAMESPACES);
for (const language of LANGUAGES) await texts.switchTo(language);

/** The texts of the locale files in each language, by key. Values and plural forms are filled in as on the page. */
export const textIn = byLanguage((language) => texts.i18n.getFixedT(language));

/** An English text. A test uses its key, so that the text can be changed. */
export const text = textIn.en;
