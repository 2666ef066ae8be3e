import { useEffect } from 'react';

/** Stands beside the page inside of its boundary: tells once that the page answers to its reader. */
export function Hydrated({ onHydrated }: { readonly onHydrated: (() => void) | undefined }) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return undefined;
}
