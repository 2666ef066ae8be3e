import { useEffect } from 'react';

/** Stands beside the page inside of its boundary: tells once that the page answers to its reader. */
export function TakenOver({ onTakenOver }: { readonly onTakenOver: (() => void) | undefined }) {
  useEffect(() => onTakenOver?.(), [onTakenOver]);
  return undefined;
}
