import { describe, expect, it } from 'vitest';
import { MsalIdentityProvider } from '@/adapters/msal/MsalIdentityProvider';
import { FixedClock } from '../../support/FixedClock';
import { MemoryStorage } from '../../support/MemoryStorage';
import { RecordingDiagnostics } from '../../support/RecordingDiagnostics';

describe('a download of MSAL that takes too long', () => {
  it('refuses the response of a sign-in after half a minute', async () => {
    const clock = new FixedClock();
    const identity = new MsalIdentityProvider(
      {
        clientId: 'client',
        authority: 'https://provider.example/',
        apiScope: 'api',
        redirectUri: 'https://amin.example/auth/callback',
        homeUri: 'https://amin.example/',
      },
      {
        document: { location: { pathname: '/auth/callback', hash: '#code=1' }, assign: () => undefined },
        storage: () => new MemoryStorage(),
        clock,
        diagnostics: new RecordingDiagnostics(),
      },
    );
    const response = identity.completeRedirect();
    /* The clock of the test advances before the download can end. */
    await clock.advance(30_000);
    expect(await response).toMatchObject({
      ok: false,
      error: { kind: 'sign-in-refused', message: 'no response in 30000 ms' },
    });
  });
});
