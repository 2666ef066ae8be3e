import { useEffect } from 'react';
import { whenIdle } from '@/ui/shell/whenIdle';

/** Runs `work` in idle time, and again each time `left` has changed, until `left` is 0. */
export function useIdleTime(work: () => void, left: number): void {
  useEffect(() => (left > 0 ? whenIdle(work) : undefined), [work, left]);
}
