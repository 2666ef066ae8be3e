import { hasDemoSession } from '@/adapters/in-memory/identity/hasDemoSession';
import { mayHaveAccount } from '@/adapters/msal/mayHaveAccount';
import { mayHaveUser } from '@/adapters/oidc/mayHaveUser';
import type { MayHaveSession } from '@/application/ports/IdentityProvider';
import { resolveLanguage, type Language } from '@/domain/shared/language';
import { collectEarlyEvents } from '@/adapters/browser/collectEarlyEvents';
import { saveTheme, storedLanguage, storedTheme, THEME_KEY } from '@/adapters/browser/LocalPreferenceStore';
import { writeItem } from '@/adapters/storage/storageItems';
import { THEMES } from '@/application/ports/PreferenceStore';
import { TAB_LANGUAGE } from '@/application/ports/recordKinds';
import { OFFERED_LANGUAGES } from '@/ui/i18n/offeredLanguages';
import {
  applyDocumentSettings,
  applyTheme,
  LANGUAGE_GROUP,
  THEME_GROUP,
} from '@/ui/shell/applyDocumentSettings';
import { MENU_ID } from '@/ui/shell/menu/menuId';
import { filesOf, forgetReload, importWithRetry, preload, tabStorage, whenParsed } from './files';

/* What happens to a document until the application has loaded. The boot script contains this module. */

/* The session check of the identity provider of each variant. Chosen here and not with the adapters, because the
   boot script contains it. A test compares it with the check of the bound provider. */
export const mayHaveDemoSession: MayHaveSession = hasDemoSession;
export const mayHaveLiveSession: MayHaveSession =
  import.meta.env.VITE_IDENTITY_PROVIDER === 'oidc' ? mayHaveUser : mayHaveAccount;

/**
 * Loads the application in the language of the document.
 * @param settings The data attributes of the boot script. `data-<language>` lists URLs: the font of the language, the
 * files of the first screen, and last the application. A document without them has a script element for the
 * application.
 * @param whenNeeded Receives a function, and calls it when the application has to load. Clicks are held before that
 * too.
 */
export function loadApplication(
  doc: Document,
  settings: DOMStringMap,
  whenNeeded: (load: () => void) => void = (load) => load(),
): void {
  const [font] = filesOf(doc, settings);
  if (font === undefined) return;
  replayEarlyClicks(doc);
  whenNeeded(() => {
    const [, ...files] = filesOf(doc, settings);
    for (const file of files) preload(doc, file, { rel: 'modulepreload' });
    whenParsed(doc, () => void importWithRetry(files.at(-1) ?? ''));
  });
  /* After the scripts, because the text is readable in the font of the device. */
  preload(doc, font, { rel: 'preload', as: 'font', type: 'font/woff2' });
}

/** The events of a first use, besides a moved pointer. Screen readers cause `focusin` or `click`. */
const USES = ['pointerdown', 'focusin', 'scroll', 'click'] as const;

/** The link of the section in view. Only the application moves this mark while a visitor scrolls. */
const FOLLOWS_SCROLLING = '[aria-current=location]';

/**
 * Waits for the first use of a public page, and for the first that needs the application. Without the application a
 * visitor can read the page, open the menu, choose a theme and a language, and follow links. In the demo a scroll needs
 * it too, because the demo strip is at the end of the page.
 * @param onFirstUse Called once.
 * @param onNeeded Called once, when a pointer or the focus is on a button other than the menu's, or when a part of the
 * page is loading.
 */
export function whenUsed(doc: Document, onFirstUse: () => void, onNeeded: () => void): void {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  let isUsed = false;
  const onUse = (isNeeded: unknown): void => {
    if (!isUsed) onFirstUse();
    isUsed = true;
    if (!isNeeded) return;
    listening.abort();
    onNeeded();
  };
  const onEvent = ({ target }: Event): void =>
    onUse(
      target instanceof Element
        ? target.closest('button:not([popovertarget])')
        : import.meta.env.MODE === 'demo' || doc.querySelector(FOLLOWS_SCROLLING),
    );
  for (const kind of USES) doc.addEventListener(kind, onEvent, options);
  /* A browser also reports a resting pointer, when a page appears under it. */
  const onMove = (event: PointerEvent): void => {
    if (event.movementX !== 0 || event.movementY !== 0) onEvent(event);
  };
  doc.addEventListener('pointermove', onMove, options);
  whenParsed(doc, () => {
    const busy = doc.querySelector('#root [aria-busy]');
    if (busy) onUse(busy);
  });
}

/**
 * Enables the style sheets of a public page when all have loaded, then removes the inline style, which has only this
 * page's rules and no `:hover`. Rejects if one fails to load, and keeps the inline style.
 */
export async function enableStylesheets(doc: Document): Promise<void> {
  /* The inline style stays until all files have loaded, so that the order of the rules never changes. */
  await Promise.all(
    [...doc.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')].map(async (link) => {
      /* Preloaded, because while an enabled style sheet is on its way, WebKit neither paints nor responds to clicks. */
      await loaded(preload(doc, link.href, { rel: 'preload', as: 'style' }));
      link.disabled = false;
      await loaded(link);
    }),
  );
  doc.querySelector('head style')?.remove();
}

async function loaded(link: HTMLLinkElement): Promise<void> {
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
}

/** The event that the app dispatches on the document once the page is hydrated. */
export const HYDRATED = 'amin:hydrated';

/**
 * Stops clicks on buttons until the page is hydrated, and replays them afterwards: one click per button, in the order
 * of each button's last click. No handler receives a stopped click, so React does not replay it a second time. Clicks
 * on links are not stopped, nor are clicks on buttons that open a popover, because the browser itself opens it. If
 * hydration has replaced a button, its click goes to the button with the same text. On a page that the browser has
 * translated the texts differ, so there the click goes to the button with the same classes in the same place.
 */
function replayEarlyClicks(doc: Document): void {
  const clicked = new Map<HTMLButtonElement, number>();
  const buttons = (): readonly HTMLButtonElement[] => [...doc.querySelectorAll('button')];
  const hold = (event: Event): void => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || button.popoverTargetElement) return;
    event.stopPropagation();
    clicked.delete(button);
    clicked.set(button, buttons().indexOf(button));
  };
  doc.addEventListener('click', hold, true);
  doc.addEventListener('beforetoggle', onBeforeToggle, true);
  doc.addEventListener(HYDRATED, () => {
    doc.removeEventListener('click', hold, true);
    doc.removeEventListener('beforetoggle', onBeforeToggle, true);
    for (const [button, position] of clicked)
      (button.isConnected ? button : replacementOf(button, position, buttons()))?.click();
    clicked.clear();
  });
}

/** The button that opens the menu. The one that closes it is inside. */
export const menuButton = (): HTMLElement | null => document.querySelector(`#${MENU_ID} ~ * [popovertarget]`);

/** Before hydration the browser itself opens the menu. Open, it is a dialog for assistive technology. */
function onBeforeToggle({ target: menu, newState }: ToggleEvent): void {
  /* Extensions of the browser show popovers of their own. */
  if (!(menu instanceof HTMLElement) || menu.id !== MENU_ID) return;
  const isOpen = newState === 'open';
  /* Safari moves the focus to the page behind the menu one frame later. */
  if (!isOpen) requestAnimationFrame(() => menuButton()?.focus());
  menu.role = isOpen ? 'dialog' : null;
  menu.ariaLabel = isOpen ? (menu.dataset['label'] ?? null) : null;
  /* The browser gives the focus back when the menu closes only if the menu has it. */
  menu.querySelector('button')?.setAttribute('autofocus', '');
}

function replacementOf(
  button: HTMLButtonElement,
  position: number,
  all: readonly HTMLButtonElement[],
): HTMLButtonElement | undefined {
  const inSamePlace = all[position];
  return (
    all.find(
      ({ textContent, ariaLabel }) => textContent === button.textContent && ariaLabel === button.ariaLabel,
    ) ?? (inSamePlace?.className === button.className ? inSamePlace : undefined)
  );
}

declare global {
  interface ImportMetaEnv {
    /** A constant of the build (scripts/vite/buildConstants.ts). */
    readonly VITE_IDENTITY_PROVIDER?: string;
  }

  interface Window {
    /** Called by the inline script after the markup of the page, before the first paint. */
    aminSwapLanguage?: () => void;
  }
}

/**
 * Shows the prerendered page in the language of `<html lang>`, and sets its title and description. The document holds
 * the content of the other languages in inert `template` elements. All templates are removed.
 */
export function swapLanguage(doc: Document): void {
  const root = doc.documentElement;
  for (const template of doc.querySelectorAll<HTMLTemplateElement>('template[data-language]')) {
    const { language, title, description = '' } = template.dataset;
    if (language === root.lang) {
      doc.querySelector('#root')?.replaceChildren(template.content);
      if (title !== undefined) doc.title = title;
      doc.querySelector('meta[name=description]')?.setAttribute('content', description);
    }
    template.remove();
  }
  delete root.dataset['swapping'];
}

/**
 * Shows a public page in a language other than that of its document, with its title. The app sets the description.
 * @param other The document of the page in that language.
 * @param settings Receives the settings of the boot script of that document.
 * @returns Whether the page has loaded and has the style sheets of this one. If not, the document stays as it is.
 */
export async function showInLanguage(
  doc: Document,
  other: Document | null,
  language: Language,
  settings: DOMStringMap,
): Promise<boolean> {
  await new Promise<void>((parsed) => whenParsed(doc, parsed));
  const root = other?.querySelector('#root');
  const otherSettings = other?.querySelector<HTMLScriptElement>(`script[data-${language}]`)?.dataset;
  delete doc.documentElement.dataset['swapping'];
  /* The document of another release can have the same class names for other rules. */
  if (!other || !root || !otherSettings || stylesheetsOf(doc) !== stylesheetsOf(other)) return false;
  doc.querySelector('#root')?.replaceWith(root);
  doc.title = other.title;
  Object.assign(settings, otherSettings);
  return true;
}

/** Scrolls to the section in the hash and focuses it. The browser has done that in the content that was replaced. */
export function goToSection(doc: Document, hash: string): void {
  const section = doc.getElementById(hash.slice(1));
  section?.focus();
  section?.scrollIntoView();
}

const stylesheetsOf = (doc: Document): string =>
  String([...doc.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href));

/**
 * Ends what the boot script began: replays the held clicks, and lets the app decide what a tab with a session shows.
 */
export function announceHydrated(doc: Document): void {
  delete doc.documentElement.dataset['possibleSession'];
  forgetReload(tabStorage);
  doc.dispatchEvent(new Event(HYDRATED));
}

/**
 * Resolves when the document is activated: at once unless the browser prerenders it (speculation rules). Until then the
 * document loads code and texts, but sends no request in the owner's name.
 */
export async function whenActivated(doc: EventTarget): Promise<void> {
  if (!isPrerendering(doc)) return;
  await new Promise((resolve) => {
    doc.addEventListener('prerenderingchange', resolve, { once: true });
  });
}

/** Whether the browser prerenders the document (speculation rules). */
export function isPrerendering(doc: EventTarget): boolean {
  return 'prerendering' in doc && doc.prerendering === true;
}

export const deviceStorage = (): Storage => window.localStorage;

/** The stored language and theme as one text, which differs if one of them has changed. */
export const storedChoices = (): string =>
  String([storedLanguage(deviceStorage), storedTheme(deviceStorage)]);

/**
 * Watches the radios of theme and language.
 *
 * A theme is stored and shown here, with or without the application. A language that was chosen before hydration, and is
 * not shown yet, is chosen again after it, because React missed the event.
 */
export function watchChoices(doc: Document, storage: () => Storage): void {
  let choice: HTMLInputElement | undefined;
  doc.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { name, value } = target;
    if (name.startsWith(LANGUAGE_GROUP)) choice = target;
    if (!name.startsWith(THEME_GROUP)) return;
    const theme = THEMES.find((known) => known === value);
    saveTheme(storage, theme);
    applyTheme(doc, theme);
  });
  doc.addEventListener(HYDRATED, () => {
    if (!choice || choice.value === doc.documentElement.dataset['language']) return;
    const radio = choice.isConnected
      ? choice
      : doc.querySelector<HTMLInputElement>(`[name^=${LANGUAGE_GROUP}][value="${choice.value}"]`);
    if (!radio) return;
    /* Hydration has kept it checked, so that a click would not change it. */
    radio.checked = false;
    radio.click();
  });
}

/**
 * Stores the language and the theme of a demo link: the language for this tab, like that of a path, the theme as if the
 * owner had chosen it. The inline script in the head does it before the first paint, and the app removes the parameters
 * from the URL with those of the rest of the scenario (demo/scenario.ts). An unknown value counts as no choice, because the
 * readers of the storage parse it.
 */
export function storeScenarioPreferences(search: string, tab: () => Storage, device: () => Storage): void {
  const parameters = new URLSearchParams(search);
  const store = (name: string, storage: () => Storage, key: string): void => {
    const value = parameters.get(name);
    if (value !== null) writeItem(storage, key, value);
  };
  store('demo.language', tab, TAB_LANGUAGE.storageKey);
  store('demo.theme', device, THEME_KEY);
}

/**
 * Sets the language, direction and theme of the document. The app reads the language from there, so that the first
 * rendering in React equals the document.
 * @param url The language in the URL.
 */
export function prepareDocument(url: Language | undefined) {
  collectEarlyEvents(window);
  if (import.meta.env.MODE === 'demo') storeScenarioPreferences(location.search, tabStorage, deviceStorage);
  const root = document.documentElement;
  const sent = root.lang;
  const stored = storedLanguage(deviceStorage);
  const tab = url ?? storedLanguage(tabStorage, TAB_LANGUAGE.storageKey);
  /* Not by the `lang` of the document, which is only the choice of the server. */
  const language = resolveLanguage({ tab, stored, browser: navigator.languages }, OFFERED_LANGUAGES);
  if (url !== undefined) writeItem(tabStorage, TAB_LANGUAGE.storageKey, language);
  const showTheme = (): void => applyTheme(document, storedTheme(deviceStorage));
  const apply = (shown: Language): void => {
    applyDocumentSettings(root, shown);
    showTheme();
  };
  apply(language);
  /* The radios of the theme are there now. */
  whenParsed(document, showTheme);
  watchChoices(document, deviceStorage);
  /* With the mark, the style sheets hide the content for visitors, because a prerendered page does not know whether an
     owner is signed in. The same checks as in the variants, without loading their code. */
  const mayHaveSession = import.meta.env.MODE === 'demo' ? mayHaveDemoSession : mayHaveLiveSession;
  if (mayHaveSession(tabStorage)) root.dataset['possibleSession'] = '';
  return {
    /** The language of the `lang` attribute of the document as it was sent. */
    sent,
    language,
    /** Whether a choice or a URL decided, not the browser. */
    isDecided: tab !== undefined || stored !== undefined,
    /** Sets language, direction and theme, and checks the radio of the theme. */
    apply,
  };
}
