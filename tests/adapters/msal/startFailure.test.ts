import { describe, expect, it } from 'vitest';
import { MsalIdentityProvider } from '@/adapters/msal/MsalIdentityProvider';
import { FixedClock } from '../../support/FixedClock';
import { MemoryStorage } from '../../support/MemoryStorage';
import { RecordingDiagnostics } from '../../support/RecordingDiagnostics';

describe('an identity provider that fails to start', () => {
  it('leaves the visitor signed out, and reports the failure', async () => {
    const diagnostics = new RecordingDiagnostics();
    const identity = new MsalIdentityProvider(
      {
        clientId: 'client',
        authority: 'no authority',
        apiScope: 'api',
        redirectUri: 'https://amin.example/auth/callback',
        homeUri: 'https://amin.example/',
      },
      {
        document: { location: { pathname: '/', hash: '' }, assign: () => undefined },
        storage: () => new MemoryStorage(),
        clock: new FixedClock(),
        diagnostics,
      },
    );
    expect(await identity.account()).toEqual({ ok: true, value: undefined });
    expect(diagnostics.events).toEqual([
      { event: 'authentication-initialisation-failed', detail: expect.stringContaining('Invalid URL') },
    ]);
  });
});
