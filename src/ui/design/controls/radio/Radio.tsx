import type { ComponentProps, KeyboardEvent } from 'react';

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'onKeyDown'>;

/** A native radio in an element with the role `radiogroup`. The arrow keys select the radio they point to. */
export function Radio(props: RadioProps) {
  return <input type="radio" {...props} onKeyDown={selectTowardsArrow} />;
}

/**
 * In right-to-left pages, the left arrow key of Safari selects the previous radio, which is on the right. So the two
 * keys are handled here for every browser.
 */
function selectTowardsArrow(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget } = event;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (currentTarget.closest<HTMLElement>('[dir]')?.dir !== 'rtl') return;
  event.preventDefault();
  const group = currentTarget.closest('[role="radiogroup"]');
  const radios = [...(group?.querySelectorAll<HTMLInputElement>('input[type="radio"]:enabled') ?? [])];
  const position = radios.indexOf(currentTarget);
  const others = [...radios.slice(position + 1), ...radios.slice(0, position)];
  if (key === 'ArrowRight') others.reverse();
  others.find(tryToFocus)?.click();
}

/** A radio that is not displayed does not take the focus, for example "Side by side" on a phone. */
function tryToFocus(radio: HTMLInputElement): boolean {
  radio.focus();
  return radio.ownerDocument.activeElement === radio;
}
