import type { DiagnosticEvent, Diagnostics } from '@/application/ports/Diagnostics';
import { scrub } from './scrub';

/** Hands on what may leave of each event, to everybody who writes it down. */
export class ScrubbedDiagnostics implements Diagnostics {
  constructor(private readonly targets: readonly Diagnostics[]) {}

  report(event: DiagnosticEvent): void {
    const scrubbed = scrub(event);
    for (const target of this.targets) target.report(scrubbed);
  }
}
