import { describe, expect, it } from 'vitest';
import { ParseWarnings } from '@/adapters/http/payload/ParseWarnings';
import { RecordingDiagnostics } from '@tests/support/RecordingDiagnostics';

function reported(count: number) {
  const warnings = new ParseWarnings();
  for (let index = 1; index <= count; index += 1) warnings.add(`flaw ${String(index)}`);
  const diagnostics = new RecordingDiagnostics();
  warnings.reportTo(diagnostics);
  return diagnostics.events.map(({ detail }) => detail);
}

describe('the flaws of a response', () => {
  it.each([
    [0, []],
    [1, ['flaw 1']],
    [5, ['flaw 1; flaw 2; flaw 3; flaw 4; flaw 5']],
    [7, ['flaw 1; flaw 2; flaw 3; flaw 4; flaw 5; and 2 more']],
  ])('are reported in one event, at most five of them: %d', (count, details) => {
    expect(reported(count)).toEqual(details);
  });
});
