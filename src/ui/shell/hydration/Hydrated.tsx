import { useEffect } from 'react';

/** Rendered beside the page, inside its Suspense boundary: its effect runs once the page is hydrated. */
export function Hydrated({ onHydrated }: { readonly onHydrated: (() => void) | undefined }) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return undefined;
}
