import { useEffect } from 'react';
import { whenIdle } from '@/ui/shell/whenIdle';

/** Does some work whenever the browser has nothing better to do, again each time less is left, until nothing is. */
export function useIdleTime(work: () => void, left: number): void {
  useEffect(() => (left > 0 ? whenIdle(work) : undefined), [work, left]);
}
