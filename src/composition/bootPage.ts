import { keepLanguageCookie } from '@/adapters/browser/languageCookie';
import { parseLanguage, type Language } from '@/domain/shared/language';
import { pathInLanguage, splitLanguage } from '@/ui/shell/url/languageUrl';
import {
  enableStylesheets,
  loadApplication,
  loadRendering,
  prepareDocument,
  whenParsed,
  whenUsed,
} from './startup/document';

/* Runs inline in the head of a public page, before the first paint. The document has one language, which the server
   chooses by a cookie and Accept-Language. Where it has sent another one, the page is loaded in this language, and stays
   invisible until then. The full style sheets load at the first use of the page, the application when something needs it. */

/** A scenario of the demo, or what the identity provider adds after a sign-out. */
const HAS_TASK = /[?&](?:demo\.|state=)/u;

const loadStyles = (): void => whenParsed(document, () => void enableStylesheets(document));

const url = splitLanguage(location.pathname);
const { sent, language, stored, isDecided, isTabUsed, settings, apply } = prepareDocument(url.language);
const isMissed = settings[language] === undefined;
if (isDecided || isMissed) keepLanguageCookie(window, language, { isChosen: stored === language, isMissed });
if (isMissed) void loadInLanguage(language);
else loadWhenUsed(settings, language);

function loadWhenUsed(loaded: DOMStringMap, shown: Language): void {
  loadApplication(document, loaded, shown, (load) => {
    if (isTabUsed || HAS_TASK.test(location.search)) {
      load();
      loadStyles();
    } else whenUsed(document, loadStyles, load);
  });
}

async function loadInLanguage(wanted: Language): Promise<void> {
  document.documentElement.dataset['swapping'] = '';
  const loaded = await loadRendering(document, pathInLanguage(wanted, url.path), wanted);
  const own = parseLanguage(sent);
  if (loaded !== undefined) {
    apply(wanted);
    loadWhenUsed(loaded, wanted);
  } else if (own !== undefined) {
    apply(own);
    loadWhenUsed(settings, own);
  }
}
