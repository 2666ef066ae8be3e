import { expect, it } from 'vitest';
import type { Diagnostics } from '@/application/ports/Diagnostics';

export interface DiagnosticsStage {
  readonly diagnostics: Diagnostics;
  /** What an engineer gets to read, oldest first. */
  readonly written: () => readonly string[];
}

export function describeDiagnostics(setUp: () => DiagnosticsStage): void {
  it('tells an engineer what happened, and what exactly', () => {
    const { diagnostics, written } = setUp();
    diagnostics.report({ event: 'unreadable-data', detail: 'plan basic: metadata' });
    diagnostics.report({ event: 'uncaught-error', detail: 'TypeError' });
    expect(written()).toEqual([
      expect.stringMatching(/unreadable-data.*plan basic: metadata/),
      expect.stringMatching(/uncaught-error.*TypeError/),
    ]);
  });
}
