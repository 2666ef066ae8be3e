import { eventOfError, eventOfWindow } from './errorEvents';
import type { DiagnosticEvent, Diagnostics } from '@/application/ports/Diagnostics';

/** Describes errors of the browser and of React, and reports them. */
export class ErrorReporter implements Diagnostics {
  constructor(
    private readonly diagnostics: Diagnostics,
    private readonly origin: string,
  ) {}

  /** @param event Undefined for an error that the app did not cause. */
  report(event: DiagnosticEvent | undefined): void {
    if (event !== undefined) this.diagnostics.report(event);
  }

  reportWindowEvent(event: Event): void {
    this.report(eventOfWindow(event, this.origin));
  }

  /**
   * @param reason The thrown value. If it has a `cause`, the cause is reported, because React wraps the error that it
   * recovered from.
   */
  reportError(event: Parameters<typeof eventOfError>[0], reason: unknown): void {
    const cause = reason instanceof Error ? (reason.cause ?? reason) : reason;
    this.report(eventOfError(event, cause, this.origin));
  }
}
