import { keepLanguageCookie } from '@/adapters/browser/languageCookie';
import { parseLanguage, type Language } from '@/domain/shared/language';
import { pathInLanguage, splitLanguage } from '@/ui/shell/url/languageUrl';
import {
  enableStylesheets,
  loadApplication,
  loadRendering,
  prepareDocument,
  whenParsed,
} from './startup/document';

/* Runs inline in the head of a public page, before the first paint. The document has one language, which the server
   chooses by a cookie and Accept-Language. Where it has sent another one, the page is loaded in this language, and stays
   invisible until then. */

const url = splitLanguage(location.pathname);
const { sent, language, stored, isDecided, settings, apply } = prepareDocument(url.language);
const isMissed = settings[language] === undefined;
if (isDecided || isMissed) keepLanguageCookie(window, language, { isChosen: stored === language, isMissed });
/* The inline style has the rules of this page only. */
whenParsed(document, () => enableStylesheets(document));
if (isMissed) void loadInLanguage(language);
else loadApplication(document, settings, language);

async function loadInLanguage(wanted: Language): Promise<void> {
  document.documentElement.dataset['swapping'] = '';
  const loaded = await loadRendering(document, pathInLanguage(wanted, url.path), wanted);
  const own = parseLanguage(sent);
  if (loaded !== undefined) loadApplication(document, loaded, wanted);
  else if (own !== undefined) {
    apply(own);
    loadApplication(document, settings, own);
  }
}
