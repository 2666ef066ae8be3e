import type { DiagnosticEvent, Diagnostics } from '@/application/ports/Diagnostics';
import { earlyEvents } from './earlyEvents';
import type { ErrorReporter } from './ErrorReporter';

/** Loads the code that describes, scrubs and sends events at the first event. */
export class DeferredDiagnostics implements Diagnostics {
  #opened: Promise<ErrorReporter> | undefined;

  constructor(
    browser: Window,
    private readonly load: () => Promise<ErrorReporter>,
  ) {
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
    this.#opened ??= this.load();
    /* The code failed to load, so the event is not reported. The next event loads it again. */
    this.#opened.then(act).catch(() => (this.#opened = undefined));
  }
}
