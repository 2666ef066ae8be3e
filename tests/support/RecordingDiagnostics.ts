import type { DiagnosticEvent, Diagnostics } from '@/application/ports/Diagnostics';

/** Records every reported event. */
export class RecordingDiagnostics implements Diagnostics {
  readonly events: DiagnosticEvent[] = [];

  report(event: DiagnosticEvent): void {
    this.events.push(event);
  }
}
