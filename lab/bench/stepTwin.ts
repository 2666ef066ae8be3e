/** A copy of a page, and where the window was scrolled to. */
interface PageCopy {
  readonly main: Node;
  readonly top: number;
}

declare global {
  interface Window {
    pageCopies?: PageCopy[];
    /** Prepares a copy of a page, and returns what shows it. Without it, the elements of the copy are shown. */
    prepareCopy?: (copy: Node) => (main: Element) => void;
  }
}

/* The static twin of a step: the copy of the page is replaced by the copy of the next one. It creates no element and has no
   application, so that no application that shows the whole next page can be faster. With `prepareCopy` of reactTwin.ts,
   React renders the next page. */

/** Runs in the page. Copies the page that is shown. */
export function copyPage(): void {
  const main = document.querySelector('main');
  if (main === null) throw new Error('The page has no main element');
  const focused = main.querySelector(':focus');
  focused?.setAttribute('data-focused', '');
  (window.pageCopies ??= []).push({ main: main.cloneNode(true), top: scrollY });
  focused?.removeAttribute('data-focused');
}

/** Runs in the page. Removes the application and shows the first copy. Each click shows the next one. */
export function showCopies(): void {
  const replaceBy = (copy: Node) => (main: Element) => main.replaceChildren(...copy.childNodes);
  const prepare = window.prepareCopy ?? replaceBy;
  const copies = (window.pageCopies ?? []).map(({ main, top }) => ({ render: prepare(main), top }));
  const show = (): void => {
    const next = copies.shift();
    const main = document.querySelector('main');
    if (next === undefined || main === null) return;
    next.render(main);
    scrollTo({ top: next.top, behavior: 'instant' });
    document.querySelector<HTMLElement>('[data-focused]')?.focus({ preventScroll: true });
  };
  document.body.replaceWith(document.body.cloneNode(true));
  show();
  document.body.addEventListener('click', (event) => {
    event.preventDefault();
    /* As in the product, the press is painted first. */
    requestAnimationFrame(() => setTimeout(show));
  });
}
