import { TAKEN_OVER } from './takenOver';

/**
 * Holds the presses of buttons until the application answers, and makes them then: each button once, in the order of
 * their last presses. No handler sees a held click, so that a press that comes while the page is being taken over is
 * not answered twice. Links lead on by themselves.
 */
export function holdPresses(page: Document): void {
  const held = new Set<HTMLButtonElement>();
  const hold = (event: Event): void => {
    const { target } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null) return;
    event.stopImmediatePropagation();
    held.delete(button);
    held.add(button);
  };
  const letGo = (): void => {
    page.removeEventListener('click', hold, { capture: true });
    for (const button of held) shown(page, button)?.click();
  };
  page.addEventListener('click', hold, { capture: true });
  page.addEventListener(TAKEN_OVER, letGo, { once: true });
}

/** The button itself, or the same one of the page that has taken the place of its own. */
function shown(page: Document, button: HTMLButtonElement): HTMLButtonElement | undefined {
  if (button.isConnected) return button;
  const { textContent, ariaLabel } = button;
  return [...page.querySelectorAll('button')].find(
    (other) => other.textContent === textContent && other.ariaLabel === ariaLabel,
  );
}
