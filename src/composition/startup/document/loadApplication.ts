import type { Language } from '@/domain/shared/language';
import { holdPresses } from './holdPresses';

/** Events that start the application before the page is idle. */
const INTERACTIONS = ['pointerdown', 'keydown', 'focusin'] as const;

/** Milliseconds after which the application starts even if the page is not idle. */
const IDLE_TIMEOUT = 2000;

/** Milliseconds before the first retry of a file that failed to load. Every further wait is twice as long. */
const RETRY_DELAY = 1000;

/** The longest wait before a retry, in milliseconds. */
const MAX_RETRY_DELAY = 16_000;

/**
 * Loads the application. The attributes of the current inline script configure it. `data-<language>` lists URLs: the
 * font of the language, the files of the first screen with each file after its imports, and last the application.
 * `data-start` is `later` on a page that is complete without the application. A document without these attributes loads
 * the application by a script element.
 * @param isAwaited Whether such a page needs the application at once too, because the tab may hold a session.
 */
export function loadApplication(page: Document, language: Language, isAwaited: boolean): void {
  const { [language]: urls, start } = page.currentScript?.dataset ?? {};
  const [font, ...files] = urls?.split(' ') ?? [];
  const application = files.at(-1);
  if (font === undefined || application === undefined) return;
  const load = (): void => {
    for (const file of files) preload(page, file, { rel: 'modulepreload' });
    whenParsed(page, () => {
      if (start === 'later') enableStylesheets(page);
      void run(start === 'later' ? files : withImports(page, application));
    });
  };
  holdPresses(page);
  if (start === 'later' && !isAwaited) whenIdleOrInteraction(page, load);
  else load();
  /* After the scripts, because the text is readable in the font of the device. */
  preload(page, font, { rel: 'preload', as: 'font', type: 'font/woff2' });
}

/** The application and the files before it that the document preloads. Those are its imports. */
function withImports(page: Document, application: string): readonly string[] {
  const preloaded = [...page.querySelectorAll('link[rel=modulepreload]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  return [...preloaded.slice(0, Math.max(0, preloaded.indexOf(application))), application];
}

/**
 * Runs one file after the other: each in its own task, because a single long task would block scrolling, and while the
 * next ones are on their way.
 */
async function run(files: readonly string[]): Promise<void> {
  for (const file of files) {
    await runOne(file, RETRY_DELAY);
    await new Promise((settle) => {
      setTimeout(settle);
    });
  }
}

/**
 * Retries with backoff, and when the device is online again, because the page does not show the failure. In browsers
 * that remember a failed import, every retry fails.
 */
async function runOne(file: string, delay: number): Promise<void> {
  try {
    await import(/* @vite-ignore */ file);
  } catch {
    const waiting = new AbortController();
    await new Promise((settle) => {
      setTimeout(settle, delay);
      addEventListener('online', settle, { signal: waiting.signal });
    });
    waiting.abort();
    return runOne(file, Math.min(2 * delay, MAX_RETRY_DELAY));
  }
}

/** Enables the full style sheets, then removes the inline style, which has only the rules of this page. */
function enableStylesheets(page: Document): void {
  const inline = page.querySelector('style');
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')];
  const loads = links.map(
    (link) =>
      new Promise((loaded) => {
        link.addEventListener('load', loaded);
        link.disabled = false;
      }),
  );
  /* The inline style stays until all files have loaded, so that the order of the rules never changes. */
  void Promise.all(loads).then(() => inline?.remove());
}

/** Precached scripts can load before the document is parsed. */
function whenParsed(page: Document, act: () => void): void {
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', act, { once: true });
  else act();
}

function preload(page: Document, url: string, kind: Partial<HTMLLinkElement>): void {
  const link = Object.assign(page.createElement('link'), kind, { crossOrigin: '', href: url });
  page.head.append(link);
}

/** Calls `act` once: when the page has loaded and is idle, or at the first interaction. */
function whenIdleOrInteraction(page: Document, act: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    for (const type of INTERACTIONS) page.removeEventListener(type, once, { capture: true });
    act();
  };
  for (const type of INTERACTIONS) page.addEventListener(type, once, { capture: true, passive: true });
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(once, { timeout: IDLE_TIMEOUT });
    else setTimeout(once, 1);
  });
}
