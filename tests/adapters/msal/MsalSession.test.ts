import type { AccountInfo, AuthenticationResult, SilentRequest } from '@azure/msal-browser';
import { describe, expect, it } from 'vitest';
import { MsalSession } from '@/adapters/msal/MsalSession';
import type { MsalClient } from '@/adapters/msal/openMsalClient';
import { failure, success } from '@/domain/shared/result';
import { MemoryStorage } from '../../support/MemoryStorage';

const ACCOUNT: AccountInfo = {
  homeAccountId: 'home',
  environment: 'host',
  tenantId: 'tenant',
  username: 'noor@example.com',
  localAccountId: 'local',
};

const RESPONSE: AuthenticationResult = {
  authority: 'https://provider.example/policy',
  uniqueId: 'local',
  tenantId: 'tenant',
  scopes: [],
  account: ACCOUNT,
  idToken: 'id-token',
  idTokenClaims: {},
  accessToken: 'token',
  fromCache: false,
  expiresOn: null,
  tokenType: 'Bearer',
  correlationId: '',
};

/** MSAL with these accounts, whose token requests are recorded. */
function aSession(
  accounts: readonly AccountInfo[],
  methods: Partial<MsalClient> = {},
  storage = new MemoryStorage(),
) {
  const requests: SilentRequest[] = [];
  const unexpected = async (): Promise<never> => Promise.reject(new Error('Expected no such call'));
  const client: MsalClient = {
    getActiveAccount: () => null,
    getAllAccounts: () => [...accounts],
    acquireTokenSilent: async (request) => {
      requests.push(request);
      return RESPONSE;
    },
    setActiveAccount: () => undefined,
    clearCache: unexpected,
    handleRedirectPromise: unexpected,
    loginRedirect: unexpected,
    logoutRedirect: unexpected,
    ...methods,
  };
  const settings = {
    clientId: 'client',
    authority: 'https://provider.example/policy',
    apiScope: 'https://api/access',
    redirectUri: 'https://amin.example/auth/callback',
    homeUri: 'https://amin.example/',
  };
  return { session: new MsalSession(client, settings, () => storage), requests };
}

describe('a token request of MSAL', () => {
  it('uses the cache or the refresh token, never an iframe', async () => {
    const { session, requests } = aSession([ACCOUNT]);
    await session.requestToken(false);
    await session.requestToken(true);
    const request = { scopes: ['https://api/access'], account: ACCOUNT, cacheLookupPolicy: 2 };
    expect(requests).toEqual([
      { ...request, forceRefresh: false },
      { ...request, forceRefresh: true },
    ]);
  });

  it('is not sent without an account', async () => {
    const { session, requests } = aSession([]);
    expect(await session.requestToken(true)).toBeUndefined();
    expect(requests).toEqual([]);
  });
});

describe('the response to a sign-in with MSAL', () => {
  it.each([
    ['is lost while the sign-in is still pending, for example after a reload during the exchange', true, []],
    ['does not exist without a pending sign-in', false, []],
    ['does not exist when a signed-in owner has left a sign-in', true, [ACCOUNT]],
  ])('%s', async (_, isPending, accounts) => {
    const storage = new MemoryStorage();
    if (isPending) storage.setItem('msal.interaction.status', 'client');
    const { session } = aSession(accounts, { handleRedirectPromise: async () => null }, storage);
    expect(await session.completeRedirect(undefined)).toMatchObject(
      isPending && accounts.length === 0 ? failure({ kind: 'sign-in-refused' }) : success(undefined),
    );
  });
});

describe('a sign-in with MSAL', () => {
  const signIn = async (idTokenClaims: NonNullable<AccountInfo['idTokenClaims']>) => {
    const account = { ...ACCOUNT, homeAccountId: 'next', idTokenClaims };
    const left = new Set([ACCOUNT, account]);
    const { session } = aSession([...left], {
      handleRedirectPromise: async () => ({ ...RESPONSE, account }),
      clearCache: async (request) => {
        for (const each of left) if (each === request?.account) left.delete(each);
      },
    });
    const result = await session.completeRedirect('#code=1');
    return { result, left: [...left].map(({ homeAccountId }) => homeAccountId) };
  };

  it('keeps nothing of an account that was signed in before (threats T16)', async () => {
    expect(await signIn({ oid: 'tamar' })).toMatchObject({ result: { ok: true }, left: ['next'] });
  });

  it('keeps nothing of an account without a user id', async () => {
    expect(await signIn({})).toMatchObject({ result: { ok: false }, left: ['home'] });
  });
});

describe('the sign-out of MSAL', () => {
  it('has no URL when MSAL requests no navigation, not that of an earlier sign-in', async () => {
    const nothing = async (): Promise<void> => undefined;
    const { session } = aSession([ACCOUNT], { loginRedirect: nothing, logoutRedirect: nothing });
    session.redirectUrl = 'https://provider.example/sign-in';
    expect(await session.signOutUrl(ACCOUNT)).toBeUndefined();
  });
});
