import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` once, after `duration` milliseconds in which `isPaused` was false. */
export function useCountdown(duration: number, isPaused: boolean, onEnd: () => void): void {
  const remaining = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [isPaused]);
}
