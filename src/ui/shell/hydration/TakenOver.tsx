import { useEffect } from 'react';

/** Calls `onTakenOver` once the page is hydrated. It is rendered next to the page, inside the same Suspense boundary. */
export function TakenOver({ onTakenOver }: { readonly onTakenOver: (() => void) | undefined }) {
  useEffect(() => onTakenOver?.(), [onTakenOver]);
  return undefined;
}
