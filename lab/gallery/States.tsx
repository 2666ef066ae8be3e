import type { ReactNode } from 'react';

const GRID = {
  display: 'grid',
  gap: 'var(--space-5)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
};

/** The states of a component, in as many columns as the window has room for. */
export function States({ children }: { readonly children: ReactNode }) {
  return <div style={GRID}>{children}</div>;
}
