import type { DiagnosticEvent, Diagnostics } from '@/application/ports/Diagnostics';

/** Keeps what was reported. */
export class RecordingDiagnostics implements Diagnostics {
  readonly events: DiagnosticEvent[] = [];

  report(event: DiagnosticEvent): void {
    this.events.push(event);
  }
}
