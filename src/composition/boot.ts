import { storedLanguage } from '@/adapters/browser/LocalPreferenceStore';
import { TAB_LANGUAGE } from '@/application/ports/recordKinds';
import { parsePathname } from '@/ui/shell/url/languageUrl';
import { loadApplication, prepareDocument, storedChoices, swapLanguage } from './startup/document';
import { preloadLaterFiles, tabStorage } from './startup/files';

/* Runs inline in the head of a document of the application, before the first paint. The document holds the content
   in every language. It stays invisible until the inline script at its end shows the right one (aminSwapLanguage). */

window.aminSwapLanguage = () => swapLanguage(document);
const settings = document.currentScript?.dataset ?? {};
const { sent, language } = prepareDocument(parsePathname(location.pathname).language);
if (language !== sent && settings[language] !== undefined) document.documentElement.dataset['swapping'] = '';
loadApplication(document, settings);
/* On the page that prerendered this document (speculation rules), the owner may have chosen another language or theme
   since. */
const choices = (): string => storedChoices() + String(storedLanguage(tabStorage, TAB_LANGUAGE.storageKey));
const choicesAtStart = choices();
document.addEventListener('prerenderingchange', () => {
  if (choices() !== choicesAtStart) location.reload();
});
preloadLaterFiles(document, settings);
