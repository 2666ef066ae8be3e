/** Milliseconds for which the list may wait for the page of the business. A later page is shown without the motion. */
const LONGEST_WAIT = 100;

/** The wall at the head of the page of a business. Its style sheet names the same two parts. */
const HEAD = '[data-wall="page"]';

/**
 * Opens the page of a business so that the wall and the arch of its card grow into those of the page. Without view
 * transitions, with reduced motion, and when the page is not ready, the page is only opened.
 *
 * @param card The card or row of the business.
 */
export function growPicture(card: Element, open: () => void): void {
  const wall = card.querySelector<HTMLElement>('[data-wall]');
  const canMove = typeof document.startViewTransition === 'function' && wall !== null;
  if (!canMove || matchMedia('(prefers-reduced-motion: reduce)').matches) return open();
  const arch = wall.firstElementChild instanceof HTMLElement ? wall.firstElementChild : undefined;
  wall.style.viewTransitionName = 'business-wall';
  if (arch !== undefined) arch.style.viewTransitionName = 'business-arch';
  const transition = document.startViewTransition(async () => {
    const shown = headShown();
    open();
    const isShown = await shown;
    for (const part of [wall, arch]) part?.style.removeProperty('view-transition-name');
    if (!isShown) transition.skipTransition();
  });
  /* A skipped transition rejects it, and the page is shown all the same. */
  transition.ready.catch(() => undefined);
}

/** Whether the page of the business was shown in time. */
async function headShown(): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isShown: boolean): void => {
      observer.disconnect();
      clearTimeout(timeout);
      resolve(isShown);
    };
    const observer = new MutationObserver(() => {
      if (document.querySelector(HEAD) !== null) end(true);
    });
    const timeout = setTimeout(() => end(false), LONGEST_WAIT);
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
