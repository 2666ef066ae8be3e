import type { DiagnosticEvent, Diagnostics } from '@/application/ports/Diagnostics';
import { collectEarlyEvents } from './collectEarlyEvents';
import type { ErrorReporter } from './ErrorReporter';

/** Loads the error reporter when the first event occurs. */
export class DeferredDiagnostics implements Diagnostics {
  #reporter: Promise<ErrorReporter> | undefined;

  constructor(
    browser: Window,
    private readonly load: () => Promise<ErrorReporter>,
  ) {
    const early = collectEarlyEvents(browser);
    early.handle = (event) => {
      this.#withReporter((reporter) => reporter.reportWindowEvent(event));
    };
    early.waiting.splice(0).forEach(early.handle);
  }

  report(event: DiagnosticEvent): void {
    this.#withReporter((reporter) => reporter.report(event));
  }

  /** Reports an error that React or MobX caught. */
  reportError(event: 'render-error' | 'recovered-render-error' | 'uncaught-error', reason: unknown): void {
    this.#withReporter((reporter) => reporter.reportError(event, reason));
  }

  #withReporter(act: (reporter: ErrorReporter) => void): void {
    this.#reporter ??= this.load();
    /* The code failed to load, so the event is not reported. The next event loads it again. */
    this.#reporter.then(act).catch(() => (this.#reporter = undefined));
  }
}
