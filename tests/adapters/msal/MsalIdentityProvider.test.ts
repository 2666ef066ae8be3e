// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { PublicClientApplication, type AccountInfo, type AuthenticationResult } from '@azure/msal-browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MsalIdentityProvider } from '@/adapters/msal/MsalIdentityProvider';
import { failure, success } from '@/domain/shared/result';
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
  idToken: 'id-token',
  loginHint: 'noor@example.com',
  idTokenClaims: { oid: 'noor' },
};

const LATE_RESPONSE: AuthenticationResult = {
  authority: AUTHORITY,
  uniqueId: 'local',
  tenantId: 'tenant',
  scopes: [],
  account: ACCOUNT,
  idToken: 'id-token',
  idTokenClaims: {},
  accessToken: 'late',
  fromCache: false,
  expiresOn: null,
  tokenType: 'Bearer',
  correlationId: '',
};

/** A key that MSAL itself does not read or remove. */
const ACCOUNT_KEY = 'msal.account-of-the-test';

/** A tab on the home page or on the callback page, with MSAL and a provider that sends its metadata after `release`. */
function aTab({ hash = '' } = {}) {
  const clock = new FixedClock();
  const assigned: string[] = [];
  const attempted: string[] = [];
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
        location: { hash },
        isCallback: () => hash !== '',
        clearResponse: () => undefined,
        assign: (url) => {
          attempted.push(url);
          if (url.startsWith('https://elsewhere.example')) throw new Error('not allowed');
          assigned.push(url);
        },
      },
      storage: () => sessionStorage,
      clock,
      diagnostics: new RecordingDiagnostics(),
    },
  );
  return { identity, clock, assigned, attempted, requested, release: () => held.resolve(undefined) };
}

/** Signs in: the account exists as long as its key is in the storage, and MSAL has been opened. */
async function holdAccount(identity: MsalIdentityProvider): Promise<void> {
  sessionStorage.setItem(ACCOUNT_KEY, 'held');
  vi.spyOn(PublicClientApplication.prototype, 'getAllAccounts').mockImplementation(() =>
    sessionStorage.getItem(ACCOUNT_KEY) === null ? [] : [ACCOUNT],
  );
  await identity.accountClaims();
}

const TOO_LATE = failure({ message: 'no response in 15000 ms' });

beforeEach(() => {
  /* jsdom has no SubtleCrypto, which MSAL needs. */
  vi.stubGlobal('crypto', webcrypto);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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
      expect(await second).toEqual(success());
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
    expect(await identity.signIn('he')).toEqual(success());
    expect(assigned).toEqual([expect.stringContaining('ui_locales=he')]);
  });
});

describe('the response to a sign-in that the provider exchanges too late', () => {
  it('is refused, and neither its tokens nor those of the former account stay in the tab (threats T16)', async () => {
    const { identity, clock } = aTab({ hash: '#code=1&state=2' });
    sessionStorage.setItem(ACCOUNT_KEY, 'held');
    const late = deferred<undefined>();
    const exchange = vi.spyOn(PublicClientApplication.prototype, 'handleRedirectPromise');
    exchange.mockImplementation(async () => {
      await late.promise;
      sessionStorage.setItem('msal.3.account.keys', '["home"]');
      return LATE_RESPONSE;
    });
    const completed = identity.completeRedirect();
    await vi.waitFor(() => expect(exchange).toHaveBeenCalledOnce());
    await clock.advance(30_000);
    expect(await completed).toMatchObject(failure({ kind: 'sign-in-refused' }));
    expect(await identity.completeRedirect()).toBe(await completed);
    expect(sessionStorage).toHaveLength(0);
    late.resolve(undefined);
    await new Promise(setImmediate);
    expect(await identity.acquireToken()).toEqual(failure({ kind: 'no-account' }));
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a sign-in whose page is stopped while it loads', () => {
  it('can be started again', async () => {
    const { identity, clock, assigned, release } = aTab();
    release();
    expect(await identity.signIn('en')).toEqual(success());
    await clock.advance(15_000);
    expect(identity.interactionStatus).toBe('none');
    expect(await identity.signIn('he')).toEqual(success());
    expect(assigned).toEqual([
      expect.stringContaining('ui_locales=en'),
      expect.stringContaining('ui_locales=he'),
    ]);
  });
});

describe('a stored token', () => {
  it('is valid until 30 seconds before its end, also in the next document', async () => {
    const initialize = vi.spyOn(PublicClientApplication.prototype, 'initialize');
    await aTab().identity.accountClaims();
    const [client] = initialize.mock.contexts;
    if (!(client instanceof PublicClientApplication)) throw new Error('Expected MSAL to be initialized');
    expect(client.getConfiguration().system.tokenRenewalOffsetSeconds).toBe(30);
  });
});

describe('a sign-out through an origin that is not allowed', () => {
  it('opens the home page', async () => {
    const { identity, assigned, requested, release } = aTab();
    await holdAccount(identity);
    release();
    await identity.signOut();
    expect(requested).toHaveLength(1);
    expect(assigned).toEqual(['https://amin.example/']);
  });
});

describe('a sign-out', () => {
  it.each(['signOut', 'signOutLocally', 'clearSession'] as const)(
    'has cleared the tokens before the first wait of %s (threats T16)',
    async (end) => {
      const { identity, release } = aTab();
      await holdAccount(identity);
      /* As after HTTP 429 of the provider. */
      sessionStorage.setItem('throttling.{"clientId":"client","homeAccountIdentifier":"home"}', '{}');
      const ending = identity[end]();
      expect(sessionStorage).toHaveLength(0);
      release();
      await ending;
      expect(await identity.accountClaims()).toEqual(success(undefined));
    },
  );

  it('also removes the tokens of a request that outlasts it (threats T16)', async () => {
    const { identity, clock } = aTab();
    await holdAccount(identity);
    sessionStorage.setItem('msal.3.account.keys', '["home"]');
    const late = deferred<undefined>();
    const request = vi.spyOn(PublicClientApplication.prototype, 'acquireTokenSilent');
    request.mockImplementation(async () => {
      await late.promise;
      sessionStorage.setItem('msal.3.account.keys', '["home"]');
      return LATE_RESPONSE;
    });
    const token = identity.acquireToken();
    await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
    await identity.clearSession();
    await clock.advance(10_000);
    expect(await token).toEqual(failure({ kind: 'provider-unreachable' }));
    late.resolve(undefined);
    await new Promise(setImmediate);
    expect(sessionStorage).toHaveLength(0);
    expect(await identity.acquireToken()).toEqual(failure({ kind: 'no-account' }));
  });

  it('ends the session of the provider with the account that was cleared', async () => {
    const { identity, attempted, release } = aTab();
    await holdAccount(identity);
    expect(await identity.clearSession()).toMatchObject({ userId: 'noor' });
    release();
    await identity.signOut();
    const [url = ''] = attempted;
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      id_token_hint: 'id-token',
      logout_hint: 'noor@example.com',
    });
  });

  it('whose navigation is stopped allows a sign-in', async () => {
    const { identity, clock, release } = aTab();
    await holdAccount(identity);
    release();
    await identity.signOut();
    expect(identity.interactionStatus).toBe('logout');
    await clock.advance(15_000);
    expect(identity.interactionStatus).toBe('none');
    expect(await identity.signIn('en')).toEqual(success());
  });
});
