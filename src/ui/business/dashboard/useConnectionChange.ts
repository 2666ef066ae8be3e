import { useEffect } from 'react';

interface ConnectionListener {
  connectionLost(): void;
  connectionRestored(): Promise<void>;
}

/** Tells whoever listens when the browser loses its connection and when it has one again. */
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
