import type { Language } from '@/domain/shared/language';
import { holdPresses } from './holdPresses';

/** What ends the wait before the page is idle. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

/** Milliseconds after which a page that is never idle is taken over all the same. */
const IDLE_TIMEOUT = 2000;

/**
 * Begins to load the application as the script element of the running inline script says. `data-<language>` holds the
 * address of the font of the language, then of everything its first screen needs, each file after what it needs itself,
 * and last of the application; `data-start` is `later` for a page that is whole without it. A document without them
 * loads its application itself.
 * @param isAwaited Whether even such a page is not whole to its reader before the application is there.
 */
export function loadApplication(page: Document, language: Language, isAwaited: boolean): void {
  const { [language]: addresses, start } = page.currentScript?.dataset ?? {};
  const [font, ...files] = addresses?.split(' ') ?? [];
  const application = files.at(-1);
  if (font === undefined || application === undefined) return;
  preload(page, font, { rel: 'preload', as: 'font', type: 'font/woff2' });
  const load = (): void => {
    for (const file of files) preload(page, file, { rel: 'modulepreload' });
    whenParsed(page, () => {
      if (start === 'later') enableStylesheets(page);
      void run(start === 'later' && !isAwaited ? files : [application]);
    });
  };
  holdPresses(page);
  if (start === 'later' && !isAwaited) whenIdleOrTouched(page, load);
  else load();
}

/** One file after the other, each in a task of its own: all in one go they would hold up whoever reads and scrolls. */
async function run(files: readonly string[]): Promise<void> {
  for (const file of files) {
    await import(/* @vite-ignore */ file);
    await new Promise((settle) => {
      setTimeout(settle);
    });
  }
}

/** The whole style sheets, in place of what the page alone needed of them. */
function enableStylesheets(page: Document): void {
  const inline = page.querySelector('style');
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')];
  const awake = links.map(
    (link) =>
      new Promise((loaded) => {
        link.addEventListener('load', loaded);
        link.disabled = false;
      }),
  );
  /* All at once, so that no rule overrules another for the moment between two files. */
  void Promise.all(awake).then(() => inline?.remove());
}

/** Scripts that are kept on the device may be here before the end of the document is. */
function whenParsed(page: Document, act: () => void): void {
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', act, { once: true });
  else act();
}

function preload(page: Document, address: string, kind: Partial<HTMLLinkElement>): void {
  const link = Object.assign(page.createElement('link'), kind, { crossOrigin: '', href: address });
  page.head.append(link);
}

/** After everything of the page is here and nothing else is going on, or as soon as somebody reaches for it. */
function whenIdleOrTouched(page: Document, act: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    for (const touch of TOUCHES) page.removeEventListener(touch, once, { capture: true });
    act();
  };
  for (const touch of TOUCHES) page.addEventListener(touch, once, { capture: true, passive: true });
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(once, { timeout: IDLE_TIMEOUT });
    else setTimeout(once, 1);
  });
}
