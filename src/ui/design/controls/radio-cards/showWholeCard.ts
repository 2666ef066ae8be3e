import type { FocusEvent } from 'react';

/**
 * Scrolls the whole card into view. The focused input is hidden in a corner of it, and the browser scrolls only to the
 * input. This happens for keyboard focus only, because a card that moves under the pointer would miss the press.
 */
export function showWholeCard({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.closest('label')?.scrollIntoView({ block: 'nearest' });
}
