import type { FocusEvent } from 'react';

/**
 * Scrolls the whole card into view, because the browser would scroll only to the focused input, which is hidden in a
 * corner of the card. It does so for keyboard focus only: a press would miss a card that moves under the pointer.
 */
export function showWholeCard({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.closest('label')?.scrollIntoView({ block: 'nearest' });
}
