/** The event that the app dispatches on the document once the page is hydrated. */
export const HYDRATED = 'amin:hydrated';

/**
 * Stops clicks on buttons before the page is hydrated and replays them after it: each button once, in the order of the
 * last clicks. A stopped click reaches no handler, so that React does not replay it too. Links are not affected. When
 * hydration has replaced a button, the click goes to the button with the same text.
 */
export function holdPresses(page: Document): void {
  const held = new Set<HTMLButtonElement>();
  const hold = (event: Event): void => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    event.stopPropagation();
    held.delete(button);
    held.add(button);
  };
  page.addEventListener('click', hold, true);
  page.addEventListener(HYDRATED, () => {
    page.removeEventListener('click', hold, true);
    for (const button of held)
      (button.isConnected
        ? button
        : [...page.querySelectorAll('button')].find((other) => hasSameText(other, button))
      )?.click();
    held.clear();
  });
}

const hasSameText = (one: HTMLElement, other: HTMLElement): boolean =>
  one.textContent === other.textContent && one.ariaLabel === other.ariaLabel;
