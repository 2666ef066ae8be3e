import { useEffect } from 'react';

/** Calls `onReturn` whenever the page returns to the foreground. */
export function useReturnToPage(onReturn: (() => void) | undefined): void {
  useEffect(() => {
    const onChange = (): void => {
      if (document.visibilityState === 'visible') onReturn?.();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [onReturn]);
}
