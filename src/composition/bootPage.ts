import { keepLanguageCookie } from '@/adapters/browser/languageCookie';
import { saveLanguage, storedLanguage } from '@/adapters/browser/LocalPreferenceStore';
import { itemNames, writeItem } from '@/adapters/storage/storageItems';
import { TAB_LANGUAGE } from '@/application/ports/recordKinds';
import { parseLanguage, type Language } from '@/domain/shared/language';
import { LANGUAGE_GROUP } from '@/ui/shell/applyDocumentSettings';
import { NAVIGATION_WIDTH } from '@/ui/shell/header/navigationWidth';
import { MENU_ID } from '@/ui/shell/menu/menuId';
import { pathInLanguage, splitLanguage } from '@/ui/shell/url/languageUrl';
import {
  deviceStorage,
  enableStylesheets,
  goToSection,
  loadApplication,
  menuButton,
  prepareDocument,
  showInLanguage,
  storedChoices,
  whenUsed,
} from './startup/document';
import { fetchDocument, tabStorage, whenParsed } from './startup/files';

/* Runs inline in the head of a public page, before the first paint. The document has one language, which the server
   chooses by a cookie and Accept-Language. If that is not the language of this visitor, this script loads the page in the
   right one and hides the document until then. The full style sheets load at the first use of the page, the application
   when something needs it. */

/** Parameters that the application has to handle: a scenario of the demo, or the `state` of a sign-out. */
const HAS_TASK = /[?&](?:demo\.|state=)/u;

let styles: Promise<void> | undefined;

/** Called at the first use, and again when the application loads, which repeats a load that has failed. */
const loadStyles = (): void =>
  whenParsed(document, () => {
    styles ??= enableStylesheets(document).catch(() => {
      styles = undefined;
    });
  });

const url = splitLanguage(location.pathname);
const settings = document.currentScript?.dataset ?? {};
const { sent, language, isDecided, apply } = prepareDocument(url.language);
const isMissed = settings[language] === undefined;
if (isDecided || isMissed)
  keepLanguageCookie(window, language, { isChosen: storedLanguage(deviceStorage) === language, isMissed });

/** Another document of this tab may have stored something, such as a session, which the application may have to show. */
const tabItems = (): readonly string[] =>
  itemNames(tabStorage, '').filter((name) => name !== TAB_LANGUAGE.storageKey);

/** Loads the application. Undefined once it is loading: from then on it shows the page. */
let start: (() => void) | undefined;
if (isMissed) void loadInLanguage(language);
else loadWhenUsed();

function loadWhenUsed(): void {
  loadApplication(document, settings, (load) => {
    start = () => {
      start = undefined;
      load();
      loadStyles();
    };
    if (tabItems().length > 0 || HAS_TASK.test(location.search)) start();
    else whenUsed(document, loadStyles, () => start?.());
  });
}

async function loadInLanguage(wanted: Language): Promise<void> {
  document.documentElement.dataset['swapping'] = '';
  const own = parseLanguage(sent);
  if (await show(wanted)) {
    apply(wanted);
    goToSection(document, location.hash);
  } else if (own !== undefined) apply(own);
  loadWhenUsed();
}

/** The radio of the language that was chosen last. */
let lastChoice: HTMLInputElement | undefined;

/**
 * Shows the page in a language. An open menu stays open, and the focus stays where it is.
 * @param radio The radio of the language. Undefined when the page must have that language regardless of a radio.
 * @returns Whether the page has loaded and is still wanted.
 */
async function show(wanted: Language, radio?: HTMLInputElement): Promise<boolean> {
  const other = await fetchDocument(pathInLanguage(wanted, url.path), wanted);
  if (radio && !(start && radio === lastChoice)) return false;
  const menu = openMenu();
  const focused = controls().findIndex((control) => control === document.activeElement);
  const isShown = await showInLanguage(document, other, wanted, settings);
  if (menu) menuButton()?.click();
  controls()[focused]?.focus();
  return isShown;
}

/** The same ones, in the same order, in every language. */
const controls = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('a,button,input')];

/** An open menu has the role `dialog`. */
const openMenu = (): HTMLElement | null => document.querySelector(`#${MENU_ID}[role]`);

const closeMenu = (): void => openMenu()?.hidePopover();

/** What other documents may change while this one is in the back/forward cache. */
const storedState = (): string => storedChoices() + String(tabItems());
let left: string | undefined;

/* As in the application: when the window becomes wide, and before the page may enter the back/forward cache. */
matchMedia(NAVIGATION_WIDTH).addEventListener('change', closeMenu);
addEventListener('pagehide', () => {
  closeMenu();
  left = storedState();
});
/* A restored page would show the old language and theme, and "Log in" to an owner who has logged in. */
addEventListener('pageshow', () => {
  if (left !== undefined && left !== storedState()) location.reload();
});

/* Changes the language without the application, as `LanguageViewModel` does. */
document.addEventListener('change', ({ target }) => {
  if (start && target instanceof HTMLInputElement && target.name.startsWith(LANGUAGE_GROUP))
    void choose(target, parseLanguage(target.value) ?? language);
});

async function choose(radio: HTMLInputElement, chosen: Language): Promise<void> {
  lastChoice = radio;
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
  } else if (radio === lastChoice) start?.(); /* The application says that the page does not load. */
}
