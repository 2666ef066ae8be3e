import { useSyncExternalStore } from 'react';
import type { AttentionViewModel } from './AttentionViewModel';

/** Windows narrower than `medium` in the style sheets. */
const PHONE = '(width < 37.5rem)';

const ROWS = { phone: 3, desktop: 5 } as const;

/**
 * The number of rows that are shown before the owner opens the rest. During the first check space is kept for one row,
 * so one row is shown, and the list below does not move (decision C98). A page that opens after that check shows more
 * rows. A long list shows only the head of the card.
 */
export function useFirstRows({ wasKnown, isLong }: Pick<AttentionViewModel, 'wasKnown' | 'isLong'>): number {
  const isPhone = useSyncExternalStore(
    subscribe,
    () => phone()?.matches === true,
    () => false,
  );
  if (isLong) return 0;
  return wasKnown ? ROWS[isPhone ? 'phone' : 'desktop'] : 1;
}

function subscribe(onChange: () => void): () => void {
  const query = phone();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Undefined where the platform has no media queries. */
function phone(): MediaQueryList | undefined {
  return typeof matchMedia === 'function' ? matchMedia(PHONE) : undefined;
}
