import type { Clock } from '@/application/ports/Clock';
import type { DiagnosticEvent, Diagnostics } from '@/application/ports/Diagnostics';
import type { Report, ReportContext, ReportFormat } from './ReportFormat';
import { SendingLimit } from './SendingLimit';

export interface CollectorBrowser {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>;
  readonly sessionStorage: Storage;
  fetch(url: string, request: RequestInit): Promise<unknown>;
  addEventListener(type: 'pagehide', listener: () => void): void;
}

/** In milliseconds. Events within this time are sent in one request. */
const DELAY = 1000;

/** While the API is down, requests fail again and again. The other half of the limit is left for errors. */
const SHARE_OF_SPANS = 0.5;

/** Sends events to the operator's collector (docs/diagnostics.md), without retries. No error reaches the page. */
export class CollectorDiagnostics implements Diagnostics {
  readonly #limit: SendingLimit;
  #reports: Report[] = [];

  constructor(
    private readonly url: string,
    private readonly format: ReportFormat,
    private readonly browser: CollectorBrowser,
    private readonly clock: Clock,
    private readonly context: () => ReportContext,
  ) {
    this.#limit = new SendingLimit(() => browser.sessionStorage);
    browser.document.addEventListener('visibilitychange', () => {
      if (browser.document.visibilityState === 'hidden') void this.#send();
    });
    browser.addEventListener('pagehide', () => void this.#send());
  }

  report(event: DiagnosticEvent): void {
    if (!this.format.accepts(event)) return;
    const now = this.clock.now();
    if (!this.#limit.spend(now, event.span === undefined ? 1 : SHARE_OF_SPANS)) return;
    this.#reports.push({ ...event, ...this.context(), at: now });
    if (this.browser.document.visibilityState === 'hidden') void this.#send();
    else if (this.#reports.length === 1) this.clock.after(DELAY, () => void this.#send());
  }

  /** Because of `keepalive`, the browser also sends it when the page is left. */
  async #send(): Promise<void> {
    const [first, ...others] = this.#reports;
    this.#reports = [];
    if (first === undefined) return;
    const { contentType, mode, encode } = this.format;
    try {
      await this.browser.fetch(this.url, {
        method: 'POST',
        headers: { 'Content-Type': contentType },
        body: encode([first, ...others]),
        mode,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
      });
    } catch {
      /* The collector is unreachable. The events are lost. */
    }
  }
}
