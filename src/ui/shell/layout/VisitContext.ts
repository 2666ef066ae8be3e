import { createContext, use } from 'react';

export const VisitContext = createContext(0);

/** A number that changes with each navigation from another page to this one, also when this one was still mounted. */
export function useVisit(): number {
  return use(VisitContext);
}
