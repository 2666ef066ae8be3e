import type { Connection } from '@/application/ports/Connection';

/** Uses `navigator.onLine` and the `online` and `offline` events. */
export class BrowserConnection implements Connection {
  constructor(
    private readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
    private readonly navigator: Pick<Navigator, 'onLine'>,
  ) {}

  get isOnline(): boolean {
    return this.navigator.onLine;
  }

  onChange(listener: (isOnline: boolean) => void): () => void {
    const onEvent = (): void => listener(this.isOnline);
    this.window.addEventListener('online', onEvent);
    this.window.addEventListener('offline', onEvent);
    return () => {
      this.window.removeEventListener('online', onEvent);
      this.window.removeEventListener('offline', onEvent);
    };
  }
}
