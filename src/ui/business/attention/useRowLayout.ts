import { useSyncExternalStore } from 'react';

/** `wide` from the width of a desktop on, `stacked` on phones with enlarged text: `from-wide` and `stacked` in the style sheets. */
export type RowLayout = 'wide' | 'compact' | 'stacked';

const QUERIES = { wide: '(width >= 60rem)', stacked: '(width < 20rem)' } as const;

/** How much a row can say in this window. */
export function useRowLayout(): RowLayout {
  return useSyncExternalStore(subscribe, current, () => 'compact');
}

function current(): RowLayout {
  if (query('wide')?.matches === true) return 'wide';
  return query('stacked')?.matches === true ? 'stacked' : 'compact';
}

function subscribe(onChange: () => void): () => void {
  const queries = [query('wide'), query('stacked')];
  for (const each of queries) each?.addEventListener('change', onChange);
  return () => {
    for (const each of queries) each?.removeEventListener('change', onChange);
  };
}

/** Undefined where the platform has no media queries. */
function query(layout: keyof typeof QUERIES): MediaQueryList | undefined {
  return typeof matchMedia === 'function' ? matchMedia(QUERIES[layout]) : undefined;
}
