import { keepLanguageCookie } from '@/adapters/browser/languageCookie';
import { saveLanguage } from '@/adapters/browser/LocalPreferenceStore';
import { writeItem } from '@/adapters/browser/storageItems';
import { TAB_LANGUAGE } from '@/application/ports/recordKinds';
import { parseLanguage, type Language } from '@/domain/shared/language';
import { LANGUAGE_GROUP } from '@/ui/shell/applyDocumentSettings';
import { pathInLanguage, splitLanguage } from '@/ui/shell/url/languageUrl';
import {
  deviceStorage,
  enableStylesheets,
  fetchDocument,
  loadApplication,
  prepareDocument,
  showRendering,
  tabStorage,
  whenParsed,
  whenUsed,
} from './startup/document';

/* Runs inline in the head of a public page, before the first paint. The document has one language, which the server
   chooses by a cookie and Accept-Language. If that is not the language of this visitor, this script loads the page in the
   right one and hides the document until then. The full style sheets load at the first use of the page, the application
   when something needs it. */

/** Parameters that the application has to handle: a scenario of the demo, or the `state` of a sign-out. */
const HAS_TASK = /[?&](?:demo\.|state=)/u;

const loadStyles = (): void => whenParsed(document, () => void enableStylesheets(document));

const url = splitLanguage(location.pathname);
const { sent, language, stored, isDecided, isTabUsed, settings, apply } = prepareDocument(url.language);
const isMissed = settings[language] === undefined;
if (isDecided || isMissed) keepLanguageCookie(window, language, { isChosen: stored === language, isMissed });

/** Loads the application. Undefined once it is loading: from then on it shows the page. */
let start: (() => void) | undefined;
if (isMissed) void loadInLanguage(language);
else loadWhenUsed();

function loadWhenUsed(): void {
  loadApplication(document, settings, (load) => {
    start = () => {
      start = undefined;
      load();
    };
    if (isTabUsed || HAS_TASK.test(location.search)) {
      start();
      loadStyles();
    } else whenUsed(document, loadStyles, () => start?.());
  });
}

async function loadInLanguage(wanted: Language): Promise<void> {
  document.documentElement.dataset['swapping'] = '';
  const own = parseLanguage(sent);
  if (await show(wanted)) apply(wanted);
  else if (own !== undefined) apply(own);
  loadWhenUsed();
}

/**
 * Shows the page in a language.
 * @param radio The radio of the language. Undefined when the page shall have that language in any case.
 * @returns Whether the page has loaded and is still wanted.
 */
async function show(wanted: Language, radio?: HTMLInputElement): Promise<boolean> {
  const other = await fetchDocument(pathInLanguage(wanted, url.path), wanted);
  if (radio && !(start && radio.checked)) return false;
  return showRendering(document, other, wanted, settings);
}

/* A language is chosen without the application, as the view model of the language does it with it. */
document.addEventListener('change', ({ target }) => {
  if (start && target instanceof HTMLInputElement && target.name.startsWith(LANGUAGE_GROUP))
    void choose(target, parseLanguage(target.value) ?? language);
});

async function choose(radio: HTMLInputElement, chosen: Language): Promise<void> {
  /* Before the request, because the server prefers the cookie. */
  keepLanguageCookie(window, chosen, { isChosen: true });
  if (await show(chosen, radio)) {
    saveLanguage(deviceStorage, chosen);
    writeItem(tabStorage, TAB_LANGUAGE.storageKey, undefined);
    apply(chosen);
    if (url.language !== undefined)
      history.replaceState(
        history.state,
        '',
        pathInLanguage(chosen, url.path) + location.search + location.hash,
      );
    /* The groups of radios have the same names in every language. */
    document.querySelector<HTMLInputElement>(`[name="${radio.name}"]:checked`)?.focus();
  } else if (radio.checked) start?.(); /* The application says that the page does not load. */
}
