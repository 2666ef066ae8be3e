import type { DiagnosticEvent, Diagnostics } from '@/application/ports/Diagnostics';

export class ConsoleDiagnostics implements Diagnostics {
  constructor(private readonly console: Pick<Console, 'warn'>) {}

  report({ event, detail, frames = [] }: DiagnosticEvent): void {
    this.console.warn([`[amin] ${event}: ${detail}`, ...frames].join('\n    at '));
  }
}
