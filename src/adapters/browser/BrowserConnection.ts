import type { Connection } from '@/application/ports/Connection';

/** What the browser knows of the connection. */
export class BrowserConnection implements Connection {
  constructor(
    private readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
    private readonly navigator: Pick<Navigator, 'onLine'>,
  ) {}

  get isOnline(): boolean {
    return this.navigator.onLine;
  }

  onChange(listener: (isOnline: boolean) => void): () => void {
    const tell = (): void => listener(this.isOnline);
    this.window.addEventListener('online', tell);
    this.window.addEventListener('offline', tell);
    return () => {
      this.window.removeEventListener('online', tell);
      this.window.removeEventListener('offline', tell);
    };
  }
}
