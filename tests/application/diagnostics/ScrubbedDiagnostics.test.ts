import { describe, expect, it } from 'vitest';
import { ScrubbedDiagnostics } from '@/application/diagnostics/ScrubbedDiagnostics';
import { RecordingDiagnostics } from '../../support/RecordingDiagnostics';

describe('scrubbed diagnostics', () => {
  it('forward the scrubbed event to every target', () => {
    const [one, other] = [new RecordingDiagnostics(), new RecordingDiagnostics()];
    new ScrubbedDiagnostics([one, other]).report({
      event: 'sign-in-not-started',
      detail: 'no account noor@example.com',
    });
    const expected = [{ event: 'sign-in-not-started', detail: 'no account ….com' }];
    expect([one.events, other.events]).toEqual([expected, expected]);
  });
});
