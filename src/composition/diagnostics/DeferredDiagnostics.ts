import type { DiagnosticEvent, Diagnostics } from '@/application/ports/Diagnostics';
import { memoizeAsync } from '@/ui/shell/memoizeAsync';
import { whenActivated } from '../startup/services/whenActivated';
import { earlyEvents } from './earlyEvents';
import type { ErrorReporter } from './ErrorReporter';

/**
 * Loads the code that describes, scrubs and sends events at the first event. A prerendering document (speculation
 * rules) reports when it is activated.
 */
export class DeferredDiagnostics implements Diagnostics {
  readonly #open: () => Promise<ErrorReporter>;

  constructor(browser: Window, load: () => Promise<ErrorReporter>) {
    this.#open = memoizeAsync(async () => {
      await whenActivated(browser.document);
      return load();
    });
    const early = earlyEvents(browser);
    early.handle = (event) => {
      this.#tell((reporter) => reporter.takeEvent(event));
    };
    early.waiting.splice(0).forEach(early.handle);
  }

  report(event: DiagnosticEvent): void {
    this.#tell((reporter) => reporter.report(event));
  }

  /** Reports an error that React or MobX caught. */
  caught(event: 'render-error' | 'recovered-render-error' | 'uncaught-error', reason: unknown): void {
    this.#tell((reporter) => reporter.takeError(event, reason));
  }

  #tell(act: (reporter: ErrorReporter) => void): void {
    /* The code failed to load, so the event is not reported. */
    this.#open()
      .then(act)
      .catch(() => undefined);
  }
}
