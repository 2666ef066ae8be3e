// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { PublicClientApplication, type AccountInfo } from '@azure/msal-browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MsalIdentityProvider } from '@/adapters/msal/MsalIdentityProvider';
import { deferred } from '../../support/deferred';
import { FixedClock } from '../../support/FixedClock';
import { RecordingDiagnostics } from '../../support/RecordingDiagnostics';

const AUTHORITY = 'https://provider.example/tenant/policy/v2.0/';

const METADATA = {
  issuer: AUTHORITY,
  authorization_endpoint: 'https://provider.example/authorize',
  token_endpoint: 'https://provider.example/token',
  end_session_endpoint: 'https://elsewhere.example/logout',
  jwks_uri: 'https://provider.example/keys',
};

const ACCOUNT: AccountInfo = {
  homeAccountId: 'home',
  environment: 'provider.example',
  tenantId: 'tenant',
  username: 'noor@example.com',
  localAccountId: 'local',
};

/** A tab on the home page, with MSAL and a provider that sends its metadata after `release`. */
function aTab() {
  const clock = new FixedClock();
  const assigned: string[] = [];
  const requested: string[] = [];
  const held = deferred<undefined>();
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    await held.promise;
    return Response.json(METADATA);
  });
  const identity = new MsalIdentityProvider(
    {
      clientId: 'client',
      authority: AUTHORITY,
      apiScope: 'https://api.example/access',
      redirectUri: 'https://amin.example/auth/callback',
      homeUri: 'https://amin.example/',
    },
    {
      document: {
        location: { pathname: '/', hash: '' },
        assign: (url) => {
          if (url.startsWith('https://elsewhere.example')) throw new Error('not allowed');
          assigned.push(url);
        },
      },
      storage: () => sessionStorage,
      clock,
      diagnostics: new RecordingDiagnostics(),
    },
  );
  return { identity, clock, assigned, requested, release: () => held.resolve(undefined) };
}

const TOO_LATE = { ok: false, error: { message: 'no response in 15000 ms' } };

beforeEach(() => {
  /* jsdom has no SubtleCrypto, which MSAL needs. */
  Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'crypto');
  sessionStorage.clear();
});

describe('a sign-in that timed out', () => {
  it.each(['before', 'after'])(
    'does not navigate later, but a press %s the late response does',
    async (time) => {
      const { identity, clock, assigned, requested, release } = aTab();
      const first = identity.signIn('en');
      await vi.waitFor(() => expect(requested).toHaveLength(1));
      await clock.advance(15_000);
      expect(await first).toMatchObject(TOO_LATE);
      if (time === 'after') release();
      const second = identity.signIn('he');
      release();
      expect(await second).toEqual({ ok: true, value: undefined });
      expect(assigned).toEqual([expect.stringContaining('ui_locales=he')]);
    },
  );

  it('sends nothing once MSAL has loaded, and the next press navigates', async () => {
    const { identity, clock, assigned, requested, release } = aTab();
    release();
    const first = identity.signIn('en');
    /* The clock of the test advances before MSAL can load. */
    await clock.advance(15_000);
    expect(await first).toMatchObject(TOO_LATE);
    await identity.completeRedirect();
    expect([identity.interactionStatus, requested, assigned]).toEqual(['none', [], []]);
    expect(await identity.signIn('he')).toEqual({ ok: true, value: undefined });
    expect(assigned).toEqual([expect.stringContaining('ui_locales=he')]);
  });
});

describe('a sign-in whose page is stopped while it loads', () => {
  it('can be started again', async () => {
    const { identity, clock, assigned, release } = aTab();
    release();
    expect(await identity.signIn('en')).toEqual({ ok: true, value: undefined });
    await clock.advance(15_000);
    expect(identity.interactionStatus).toBe('none');
    expect(await identity.signIn('he')).toEqual({ ok: true, value: undefined });
    expect(assigned).toEqual([
      expect.stringContaining('ui_locales=en'),
      expect.stringContaining('ui_locales=he'),
    ]);
  });
});

describe('a sign-out through an origin that is not allowed', () => {
  it('opens the home page', async () => {
    const { identity, assigned, requested, release } = aTab();
    vi.spyOn(PublicClientApplication.prototype, 'getAllAccounts').mockReturnValue([ACCOUNT]);
    release();
    await identity.signOut();
    expect(requested).toHaveLength(1);
    expect(assigned).toEqual(['https://amin.example/']);
  });
});
