import { describe, expect, it } from 'vitest';
import { MsalIdentityProvider } from '@/adapters/msal/MsalIdentityProvider';
import { FixedClock } from '../../support/FixedClock';
import { MemoryStorage } from '../../support/MemoryStorage';
import { RecordingDiagnostics } from '../../support/RecordingDiagnostics';

interface Page {
  readonly authority: string;
  readonly isCallback?: boolean;
  readonly hash?: string;
}

function aProviderOn({ authority, isCallback = false, hash = '' }: Page) {
  const clock = new FixedClock();
  const diagnostics = new RecordingDiagnostics();
  const identity = new MsalIdentityProvider(
    {
      clientId: 'client',
      authority,
      apiScope: 'api',
      redirectUri: 'https://amin.example/auth/callback',
      homeUri: 'https://amin.example/',
    },
    {
      document: { location: { hash }, isCallback: () => isCallback, assign: () => undefined },
      storage: () => new MemoryStorage(),
      clock,
      diagnostics,
    },
  );
  return { identity, clock, diagnostics };
}

describe('an identity provider that fails to start', () => {
  it('leaves the visitor signed out, and reports the failure', async () => {
    const { identity, diagnostics } = aProviderOn({ authority: 'no authority' });
    expect(await identity.account()).toEqual({ ok: true, value: undefined });
    expect(diagnostics.events).toEqual([
      { event: 'authentication-initialisation-failed', detail: expect.stringContaining('Invalid URL') },
    ]);
  });
});

describe('a download of MSAL that takes too long', () => {
  it('refuses the response of a sign-in after half a minute', async () => {
    const { identity, clock } = aProviderOn({
      authority: 'https://provider.example/',
      isCallback: true,
      hash: '#code=1',
    });
    const response = identity.completeRedirect();
    /* The clock of the test advances before the download can end. */
    await clock.advance(30_000);
    expect(await response).toMatchObject({
      ok: false,
      error: { kind: 'sign-in-refused', message: 'no response in 30000 ms' },
    });
  });
});
