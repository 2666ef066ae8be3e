import { expect, it } from 'vitest';
import type { Diagnostics } from '@/application/ports/Diagnostics';

export interface DiagnosticsHarness {
  readonly diagnostics: Diagnostics;
  /** The written lines, oldest first. */
  readonly written: () => readonly string[] | Promise<readonly string[]>;
}

export function describeDiagnostics(setUp: () => DiagnosticsHarness): void {
  it('reports the event and its details', async () => {
    const { diagnostics, written } = setUp();
    diagnostics.report({ event: 'unreadable-data', detail: 'plan basic: metadata' });
    diagnostics.report({ event: 'uncaught-error', detail: 'TypeError' });
    expect(await written()).toEqual([
      expect.stringMatching(/unreadable-data.*plan basic: metadata/),
      expect.stringMatching(/uncaught-error.*TypeError/),
    ]);
  });

  it('reports the file locations, innermost first', async () => {
    const { diagnostics, written } = setUp();
    const frames = ['/assets/frame-aaaaaaaa.js:1:20', '/assets/index-bbbbbbbb.js:1:7'];
    diagnostics.report({ event: 'render-error', detail: 'TypeError', frames });
    const [line = ''] = await written();
    expect(line.indexOf('frame-aaaaaaaa.js:1:20')).toBeGreaterThan(0);
    expect(line.indexOf('index-bbbbbbbb.js:1:7')).toBeGreaterThan(line.indexOf('frame-aaaaaaaa.js:1:20'));
  });
}
