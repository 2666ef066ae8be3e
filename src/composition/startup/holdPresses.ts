import { HYDRATED } from './hydrated';

/**
 * Holds the presses of buttons until the application answers, and makes them then: each button once, in the order of
 * their last presses. No handler sees a held click, so that a press that comes while the page is being taken over is
 * not answered twice. Links lead on by themselves. Where the application has replaced the button by then, the press
 * goes to the one of the same words.
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
        : [...page.querySelectorAll('button')].find((other) => sameWords(other, button))
      )?.click();
    held.clear();
  });
}

const sameWords = (one: HTMLElement, other: HTMLElement): boolean =>
  one.textContent === other.textContent && one.ariaLabel === other.ariaLabel;
