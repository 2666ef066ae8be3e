import { createContext, use, useEffect } from 'react';
import type { LeaveGuard, UnsavedWork } from './LeaveGuard';

/** Undefined outside a `LeaveGuardBoundary`, where navigation never asks. */
export const LeaveGuardContext = createContext<LeaveGuard | undefined>(undefined);

export function useLeaveGuard(): LeaveGuard | undefined {
  return use(LeaveGuardContext);
}

/** Asks the owner before navigation discards the changes of this page. */
export function useUnsavedWork(work: UnsavedWork): LeaveGuard | undefined {
  const guard = useLeaveGuard();
  useEffect(() => guard?.register(work), [guard, work]);
  return guard;
}
