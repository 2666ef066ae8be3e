import { createContext, use, useEffect } from 'react';
import type { LeaveGuard, UnsavedWork } from './LeaveGuard';

/** Undefined outside of the boundary, where nothing is asked. */
export const LeaveGuardContext = createContext<LeaveGuard | undefined>(undefined);

export function useLeaveGuard(): LeaveGuard | undefined {
  return use(LeaveGuardContext);
}

/** Has the owner asked before the work of this page is left. */
export function useUnsavedWork(work: UnsavedWork): LeaveGuard | undefined {
  const guard = useLeaveGuard();
  useEffect(() => guard?.hold(work), [guard, work]);
  return guard;
}
