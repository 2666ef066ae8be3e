import { PublicClientApplication } from '@azure/msal-browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MsalIdentityProvider } from '@/adapters/msal/MsalIdentityProvider';
import { DownloadError } from '@/adapters/identity/identityErrors';
import { failure, success } from '@/domain/shared/result';
import { FixedClock } from '../../support/FixedClock';
import { MemoryStorage } from '../../support/MemoryStorage';
import { RecordingDiagnostics } from '../../support/RecordingDiagnostics';

interface Page {
  readonly authority: string;
  readonly isCallback?: boolean;
  readonly hash?: string;
}

/** The session storage of a tab in which an owner has signed in. */
function storageOfOwner(): MemoryStorage {
  const storage = new MemoryStorage();
  storage.setItem('msal.3.account.keys', '["msal.3|user|host|realm"]');
  return storage;
}

function aProviderOn(
  { authority, isCallback = false, hash = '' }: Page,
  storage: Storage = new MemoryStorage(),
  clearResponse = (): void => undefined,
) {
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
      document: {
        location: { hash },
        isCallback: () => isCallback,
        assign: () => undefined,
        clearResponse,
      },
      storage: () => storage,
      clock,
      diagnostics,
    },
  );
  return { identity, clock, diagnostics };
}

describe('an identity provider that fails to start', () => {
  it('leaves the visitor signed out, and reports the failure', async () => {
    const { identity, diagnostics } = aProviderOn({ authority: 'no authority' });
    expect(await identity.accountClaims()).toEqual(success(undefined));
    expect(diagnostics.events).toEqual([
      { event: 'authentication-initialisation-failed', detail: expect.stringContaining('Invalid URL') },
    ]);
  });
});

describe('a stored session that MSAL cannot restore (decision C116)', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const AUTHORITY = 'https://provider.example/tenant/policy/';
  const BROKEN = new TypeError('Cannot read properties of undefined');

  /** The faults of MSAL that are no failures of the connection. */
  const FAULTS: readonly (readonly [string, string, () => void])[] = [
    ['its settings are wrong', 'no authority', () => undefined],
    [
      'it fails to start',
      AUTHORITY,
      () => void vi.spyOn(PublicClientApplication.prototype, 'initialize').mockRejectedValue(BROKEN),
    ],
    [
      'its cache is broken',
      AUTHORITY,
      () => {
        vi.spyOn(PublicClientApplication.prototype, 'initialize').mockResolvedValue();
        vi.spyOn(PublicClientApplication.prototype, 'getAllAccounts').mockImplementation(() => {
          throw BROKEN;
        });
      },
    ],
  ];

  it.each(FAULTS)(
    'is unreadable and reported when %s, not a failed connection',
    async (_, authority, fail) => {
      fail();
      const { identity, diagnostics } = aProviderOn({ authority }, storageOfOwner());
      expect(await identity.accountClaims()).toEqual(failure({ kind: 'session-unreadable' }));
      expect(diagnostics.events).toEqual([
        {
          event: 'authentication-initialisation-failed',
          detail: expect.stringMatching(/Invalid URL|Cannot read/u),
        },
      ]);
    },
  );

  it.each(FAULTS)('can be cleared when %s', async (_, authority, fail) => {
    fail();
    const storage = storageOfOwner();
    const { identity } = aProviderOn({ authority }, storage);
    await identity.accountClaims();
    expect(await identity.clearSession()).toBeUndefined();
    expect(storage).toHaveLength(0);
    expect(await identity.accountClaims()).toEqual(success(undefined));
  });

  it('is a failed connection when MSAL cannot be downloaded, and is restored later', async () => {
    const failed = new DownloadError(new TypeError('Failed to fetch dynamically imported module'));
    const start = vi.spyOn(PublicClientApplication.prototype, 'initialize').mockRejectedValue(failed);
    const { identity } = aProviderOn({ authority: AUTHORITY }, storageOfOwner());
    const unreachable = failure({ kind: 'provider-unreachable' });
    expect(await identity.accountClaims()).toEqual(unreachable);
    expect(await identity.acquireToken()).toEqual(unreachable);
    start.mockResolvedValue();
    expect(await identity.accountClaims()).toEqual(success(undefined));
  });

  it('is a failed connection when MSAL names the network', async () => {
    const network = Object.assign(new Error('Network request failed'), { errorCode: 'network_error' });
    vi.spyOn(PublicClientApplication.prototype, 'initialize').mockRejectedValue(network);
    const { identity } = aProviderOn({ authority: AUTHORITY }, storageOfOwner());
    expect(await identity.accountClaims()).toEqual(failure({ kind: 'provider-unreachable' }));
  });
});

describe('a download of MSAL that fails after the redirect from the sign-in page', () => {
  it('keeps the response in the URL, and the next call reads it', async () => {
    const failed = new DownloadError(new TypeError('Failed to fetch dynamically imported module'));
    const { prototype } = PublicClientApplication;
    const start = vi.spyOn(prototype, 'initialize').mockRejectedValue(failed);
    const clearResponse = vi.fn<() => void>();
    const page = { authority: 'https://provider.example/', isCallback: true, hash: '#code=1' };
    const { identity } = aProviderOn(page, new MemoryStorage(), clearResponse);
    await expect(identity.completeRedirect()).rejects.toBe(failed);
    expect(clearResponse).not.toHaveBeenCalled();
    expect(identity.interactionStatus).toBe('none');
    start.mockResolvedValue();
    vi.spyOn(prototype, 'handleRedirectPromise').mockResolvedValue(null);
    expect(await identity.completeRedirect()).toMatchObject({ error: { kind: 'sign-in-refused' } });
    expect(clearResponse).toHaveBeenCalledTimes(1);
  });
});

describe('a download of MSAL that takes too long', () => {
  it('keeps the response in the URL, because nothing was sent, and the next call reads it once', async () => {
    const { prototype } = PublicClientApplication;
    vi.spyOn(prototype, 'initialize').mockResolvedValue();
    const read = vi.spyOn(prototype, 'handleRedirectPromise').mockResolvedValue(null);
    const clearResponse = vi.fn<() => void>();
    const page = { authority: 'https://provider.example/', isCallback: true, hash: '#code=1' };
    const { identity, clock } = aProviderOn(page, new MemoryStorage(), clearResponse);
    const response = identity.completeRedirect();
    const failed = response.catch((error: unknown) => error);
    /* The clock of the test advances before the download can end. */
    await clock.advance(30_000);
    expect(await failed).toMatchObject({ message: 'no response in 30000 ms' });
    expect(clearResponse).not.toHaveBeenCalled();
    expect(await identity.completeRedirect()).toMatchObject({ error: { kind: 'sign-in-refused' } });
    expect([read, clearResponse].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});
