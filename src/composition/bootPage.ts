import { keepLanguageCookie } from '@/adapters/browser/languageCookie';
import { parseLanguage, type Language } from '@/domain/shared/language';
import { pathInLanguage, splitLanguage } from '@/ui/shell/url/languageUrl';
import {
  loadApplication,
  loadRendering,
  prepareDocument,
  preloadStylesheets,
  whenParsed,
  whenUsed,
} from './startup/document';

/* Runs inline in the head of a public page, before the first paint. The document has one language, which the server
   chooses by a cookie and Accept-Language. If that is not the language of this visitor, this script loads the page
   in the right one and hides the document until then. The application loads at the first use of the page. */

/** Parameters that the application has to handle: a scenario of the demo, or the `state` of a sign-out. */
const HAS_TASK = /[?&](?:demo\.|state=)/u;

const url = splitLanguage(location.pathname);
const { sent, language, stored, isDecided, isTabUsed, settings, apply } = prepareDocument(url.language);
const isMissed = settings[language] === undefined;
if (isDecided || isMissed) keepLanguageCookie(window, language, { isChosen: stored === language, isMissed });
if (isMissed) void loadInLanguage(language);
else loadWhenUsed(settings, language);

function loadWhenUsed(loaded: DOMStringMap, shown: Language): void {
  loadApplication(document, loaded, shown, (load) => {
    const start = (): void => {
      load();
      whenParsed(document, () => preloadStylesheets(document));
    };
    if (isTabUsed || HAS_TASK.test(location.search)) start();
    else whenUsed(document, start);
  });
}

async function loadInLanguage(wanted: Language): Promise<void> {
  document.documentElement.dataset['swapping'] = '';
  const loaded = await loadRendering(document, pathInLanguage(wanted, url.path), wanted);
  const own = parseLanguage(sent);
  if (loaded !== undefined) loadWhenUsed(loaded, wanted);
  else if (own !== undefined) {
    apply(own);
    loadWhenUsed(settings, own);
  }
}
