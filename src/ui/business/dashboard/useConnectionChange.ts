import { useEffect } from 'react';

interface ConnectionListener {
  connectionLost(): void;
  connectionRestored(): Promise<void>;
}

/** Tells when the browser loses its connection and when it has one again. */
export function useConnectionChange(listener: ConnectionListener): void {
  useEffect(() => {
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
