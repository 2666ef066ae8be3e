import type { Clock } from '@/application/ports/Clock';
import type { DiagnosticEvent, Diagnostics } from '@/application/ports/Diagnostics';
import { SendingLimit } from './SendingLimit';

/** What goes along with every event. Nothing of it says who the owner is. */
export interface ReportContext {
  /** The commit the site was built from. */
  readonly version: string;
  readonly language: string;
  /** The name of the route, never the path with its ids. */
  readonly route: string;
}

/** What of a browser this needs. */
export interface CollectorBrowser {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>;
  readonly navigator: Pick<Navigator, 'sendBeacon'>;
  readonly fetch: (url: string, request: RequestInit) => Promise<unknown>;
  /** The session storage of the tab. */
  readonly storage: () => Storage;
  addEventListener(type: 'pagehide', listener: () => void): void;
}

/** Milliseconds: what is reported together is sent together. */
const DELAY = 1000;

/**
 * Sends events to the operator's collector, each as a line of JSON in a text (docs/diagnostics.md). A report that does
 * not arrive is lost: it is never sent twice, and nothing here can fail for the page.
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

  report(event: DiagnosticEvent): void {
    const now = this.clock.now();
    if (!this.#limit.take(now)) return;
    this.#lines.push(JSON.stringify({ ...event, ...this.context(), at: new Date(now).toISOString() }));
    if (this.browser.document.visibilityState === 'hidden') this.#sendOnLeaving();
    else if (this.#lines.length === 1) this.clock.after(DELAY, () => void this.#send());
  }

  /** `no-cors` and plain text: no preflight, and the collector needs no headers of its own. */
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
      /* Out of reach: the report is lost. */
    }
  }

  #sendOnLeaving(): void {
    const body = this.#takeLines();
    try {
      if (body !== undefined) this.browser.navigator.sendBeacon(this.url, body);
    } catch {
      /* Refused by the browser: the report is lost. */
    }
  }

  #takeLines(): string | undefined {
    const lines = this.#lines;
    this.#lines = [];
    return lines.length === 0 ? undefined : `${lines.join('\n')}\n`;
  }
}
