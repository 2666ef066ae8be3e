/** The event that the app dispatches on the document once the page is hydrated. */
export const HYDRATED = 'amin:hydrated';

/**
 * Stops clicks on buttons before the page is hydrated, and replays them afterwards: one click per button, in the order
 * of each button's last click. No handler receives a stopped click, so React does not replay it a second time. Clicks
 * on links are not stopped. When hydration has replaced a button, its click goes to the button with the same text, or
 * of a translated page, whose texts differ, to the button of the same look in the same place.
 */
export function holdPresses(page: Document): void {
  const held = new Map<HTMLButtonElement, number>();
  const buttons = (): readonly HTMLButtonElement[] => [...page.querySelectorAll('button')];
  const hold = (event: Event): void => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    event.stopPropagation();
    held.delete(button);
    held.set(button, buttons().indexOf(button));
  };
  page.addEventListener('click', hold, true);
  page.addEventListener(HYDRATED, () => {
    page.removeEventListener('click', hold, true);
    for (const [button, position] of held)
      (button.isConnected ? button : replacementOf(button, position, buttons()))?.click();
    held.clear();
  });
}

function replacementOf(
  button: HTMLButtonElement,
  position: number,
  all: readonly HTMLButtonElement[],
): HTMLButtonElement | undefined {
  const inSamePlace = all[position];
  return (
    all.find((other) => hasSameText(other, button)) ??
    (inSamePlace?.className === button.className ? inSamePlace : undefined)
  );
}

const hasSameText = (one: HTMLElement, other: HTMLElement): boolean =>
  one.textContent === other.textContent && one.ariaLabel === other.ariaLabel;
