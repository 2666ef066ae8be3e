import { useEffect } from 'react';

/** Calls `onHydrated` once the page is hydrated. It is rendered next to the page, inside the same Suspense boundary. */
export function Hydrated({ onHydrated }: { readonly onHydrated: (() => void) | undefined }) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return undefined;
}
