import type { Language } from '@/domain/shared/language';
import { TAKEN_OVER } from './takenOver';

/** What ends the wait before the page is idle. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

/** Milliseconds after which a page that is never idle is taken over all the same. */
const PATIENCE = 2000;

/**
 * Begins to load the application as the script element of the running inline script says. `data-<language>` holds the
 * address of the font of the language, then of the application, then of everything else its first screen needs;
 * `data-start` is `later` for a page that is whole without it. A document without them loads its application itself.
 */
export function loadApplication(page: Document, language: Language): void {
  const { [language]: addresses, start } = page.currentScript?.dataset ?? {};
  const [font, application, ...parts] = addresses?.split(' ') ?? [];
  if (font === undefined || application === undefined) return;
  preload(page, font, { rel: 'preload', as: 'font', type: 'font/woff2' });
  const load = (): void => {
    if (start === 'later') wakeStyleSheets(page);
    for (const part of [application, ...parts]) preload(page, part, { rel: 'modulepreload' });
    void import(/* @vite-ignore */ application);
  };
  if (start === 'later') whenIdleOrTouched(page, load);
  else load();
}

/** The whole style sheets, in place of what the page alone needed of them. */
function wakeStyleSheets(page: Document): void {
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

function preload(page: Document, address: string, kind: Partial<HTMLLinkElement>): void {
  const link = Object.assign(page.createElement('link'), kind, { crossOrigin: '', href: address });
  page.head.append(link);
}

/** After everything of the page is here and nothing else is going on, or as soon as somebody reaches for it. */
function whenIdleOrTouched(page: Document, act: () => void): void {
  const pressed = rememberPress(page);
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    for (const touch of TOUCHES) page.removeEventListener(touch, once, { capture: true });
    act();
  };
  for (const touch of TOUCHES) page.addEventListener(touch, once, { capture: true, passive: true });
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(once, { timeout: PATIENCE });
    else setTimeout(once, 1);
  });
  page.addEventListener(TAKEN_OVER, () => pressed()?.click(), { once: true });
}

/** The button that was pressed last before the application could answer; links and the like answer by themselves. */
function rememberPress(page: Document): () => HTMLElement | undefined {
  let pressed: HTMLElement | undefined;
  const remember = ({ target }: Event): void => {
    if (target instanceof Element) pressed = target.closest('button') ?? undefined;
  };
  page.addEventListener('click', remember, { capture: true });
  page.addEventListener(TAKEN_OVER, () => page.removeEventListener('click', remember, { capture: true }));
  return () => pressed;
}
