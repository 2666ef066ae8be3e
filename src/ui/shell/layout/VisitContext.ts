import { createContext, use } from 'react';

export const VisitContext = createContext(0);

/** A number that changes whenever the page is opened from another one, whether it is new or has stayed mounted. */
export function useVisit(): number {
  return use(VisitContext);
}
