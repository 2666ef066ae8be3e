import type { Clock } from '@/application/ports/Clock';
import type { DiagnosticEvent, Diagnostics } from '@/application/ports/Diagnostics';
import { SendingLimit } from './SendingLimit';

/** The fields added to every event. They do not identify the owner. */
export interface ReportContext {
  /** The commit the site was built from. */
  readonly version: string;
  readonly language: string;
  /** The name of the route. The path is not sent, because it contains ids. */
  readonly route: string;
}

/** The required browser APIs. */
export interface CollectorBrowser {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>;
  readonly navigator: Pick<Navigator, 'sendBeacon'>;
  readonly fetch: (url: string, request: RequestInit) => Promise<unknown>;
  /** The session storage of the tab. */
  readonly storage: () => Storage;
  addEventListener(type: 'pagehide', listener: () => void): void;
}

/** In milliseconds. Events within this time are sent in one request. */
const DELAY = 1000;

/**
 * Sends events to the operator's collector as lines of JSON (docs/diagnostics.md). A failed request is not retried, and
 * no error reaches the page.
 */
export class CollectorDiagnostics implements Diagnostics {
  readonly #limit: SendingLimit;
  #lines: string[] = [];

  constructor(
    private readonly url: string,
    private readonly browser: CollectorBrowser,
    private readonly clock: Clock,
    private readonly context: () => ReportContext,
  ) {
    this.#limit = new SendingLimit(browser.storage);
    const leave = (): void => {
      if (browser.document.visibilityState === 'hidden') this.#sendOnLeaving();
    };
    browser.document.addEventListener('visibilitychange', leave);
    browser.addEventListener('pagehide', () => {
      this.#sendOnLeaving();
    });
  }

  report({ frames, ...event }: DiagnosticEvent): void {
    const now = this.clock.now();
    if (!this.#limit.take(now)) return;
    this.#lines.push(
      JSON.stringify({ ...event, places: frames, ...this.context(), at: new Date(now).toISOString() }),
    );
    if (this.browser.document.visibilityState === 'hidden') this.#sendOnLeaving();
    else if (this.#lines.length === 1) this.clock.after(DELAY, () => void this.#send());
  }

  /** Sends plain text in `no-cors` mode, which needs no preflight request and no CORS headers of the collector. */
  async #send(): Promise<void> {
    const body = this.#takeLines();
    if (body === undefined) return;
    try {
      await this.browser.fetch(this.url, {
        method: 'POST',
        body,
        mode: 'no-cors',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
      });
    } catch {
      /* The collector is unreachable. The events are lost. */
    }
  }

  #sendOnLeaving(): void {
    const body = this.#takeLines();
    try {
      if (body !== undefined) this.browser.navigator.sendBeacon(this.url, body);
    } catch {
      /* The browser refuses the beacon. The events are lost. */
    }
  }

  #takeLines(): string | undefined {
    const lines = this.#lines;
    this.#lines = [];
    return lines.length === 0 ? undefined : `${lines.join('\n')}\n`;
  }
}
