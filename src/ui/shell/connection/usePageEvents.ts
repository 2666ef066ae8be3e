import { useEffect, useEffectEvent } from 'react';

interface PageListener {
  onVisible?(): unknown;
  onHidden?(): unknown;
  onOnline?(): unknown;
  onOffline?(): unknown;
}

/**
 * Calls the listener when the browser goes online or offline, when the page becomes visible or hidden, and at once if it
 * opens hidden.
 */
export function usePageEvents(listener: PageListener | undefined): void {
  const call = useEffectEvent((event: keyof PageListener) => void listener?.[event]?.());
  useEffect(() => {
    const onOnline = (): void => call('onOnline');
    const onOffline = (): void => call('onOffline');
    const onVisibilityChange = (): void => {
      call(document.visibilityState === 'visible' ? 'onVisible' : 'onHidden');
    };
    /* A tab may open in the background. */
    if (document.visibilityState === 'hidden') call('onHidden');
    addEventListener('online', onOnline);
    addEventListener('offline', onOffline);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      removeEventListener('online', onOnline);
      removeEventListener('offline', onOffline);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, []);
}
