import { useEffect } from 'react';

interface ConnectionListener {
  connectionLost(): void;
  connectionRestored(): Promise<void>;
}

/** Calls the listener when the browser goes offline or online. */
export function useConnectionChange(listener: ConnectionListener | undefined): void {
  useEffect(() => {
    if (listener === undefined) return undefined;
    const onLost = (): void => listener.connectionLost();
    const onRestored = (): void => void listener.connectionRestored();
    addEventListener('offline', onLost);
    addEventListener('online', onRestored);
    return () => {
      removeEventListener('offline', onLost);
      removeEventListener('online', onRestored);
    };
  }, [listener]);
}
