import type { Language } from '@/domain/shared/language';
import { holdPresses } from './holdPresses';

/** Milliseconds before the first retry of an application that failed to load. Every further wait is twice as long. */
const RETRY_DELAY = 1000;

/** The longest wait before a retry, in milliseconds. */
const MAX_RETRY_DELAY = 16_000;

/**
 * Loads the application. The attributes of the current inline script configure it. `data-<language>` lists URLs: the
 * font of the language, the files of the first screen, and last the application. `data-style` is `pruned` on a page
 * whose inline style has only its own rules. A document without these attributes loads the application by a script
 * element.
 */
export function loadApplication(page: Document, language: Language): void {
  const { [language]: urls, style } = page.currentScript?.dataset ?? {};
  const [font, ...files] = urls?.split(' ') ?? [];
  const application = files.at(-1);
  if (font === undefined || application === undefined) return;
  holdPresses(page);
  for (const file of files) preload(page, file, { rel: 'modulepreload' });
  /* After the scripts, because the text is readable in the font of the device. */
  preload(page, font, { rel: 'preload', as: 'font', type: 'font/woff2' });
  whenParsed(page, () => {
    if (style === 'pruned') enableStylesheets(page);
    void run(application, RETRY_DELAY);
  });
}

/**
 * Retries with backoff, and when the device is online again, because the page does not show the failure. In browsers
 * that remember a failed import, every retry fails.
 */
async function run(file: string, delay: number): Promise<void> {
  try {
    await import(/* @vite-ignore */ file);
  } catch {
    const waiting = new AbortController();
    await new Promise((settle) => {
      setTimeout(settle, delay);
      addEventListener('online', settle, { signal: waiting.signal });
    });
    waiting.abort();
    return run(file, Math.min(2 * delay, MAX_RETRY_DELAY));
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
