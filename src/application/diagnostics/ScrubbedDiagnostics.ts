import type { DiagnosticEvent, Diagnostics } from '@/application/ports/Diagnostics';
import { scrub } from './scrub';

/** Removes personal data from each event and forwards the rest to all targets. */
export class ScrubbedDiagnostics implements Diagnostics {
  constructor(private readonly targets: readonly Diagnostics[]) {}

  report(event: DiagnosticEvent): void {
    const scrubbed = scrub(event);
    for (const target of this.targets) target.report(scrubbed);
  }
}
