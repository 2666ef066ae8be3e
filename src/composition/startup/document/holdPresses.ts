/** The event that the app dispatches on the document once the page is hydrated. */
export const HYDRATED = 'amin:hydrated';

/**
 * Stops clicks on buttons before the page is hydrated, and replays them afterwards: one click per button, in the order
 * of each button's last click. No handler receives a stopped click, so React does not replay it a second time. Clicks
 * on links are not stopped. When hydration has replaced a button, its click goes to the button with the same text.
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
