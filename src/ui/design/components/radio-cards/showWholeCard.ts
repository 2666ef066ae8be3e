import type { FocusEvent } from 'react';

/**
 * Brings the whole card into view: the input that has the focus is hidden in a corner of it, and the browser scrolls to
 * that alone. Only on the way of the keyboard, because a card that moves under the pointer would miss its press.
 */
export function showWholeCard({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.closest('label')?.scrollIntoView({ block: 'nearest' });
}
