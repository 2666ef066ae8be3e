import type { AccountInfo, SilentRequest } from '@azure/msal-browser';
import { describe, expect, it } from 'vitest';
import { SilentTokens } from '@/adapters/msal/SilentTokens';
import { FixedClock } from '../../support/FixedClock';
import { forbiddenStorage, MemoryStorage } from '../../support/MemoryStorage';
import { RecordingDiagnostics } from '../../support/RecordingDiagnostics';

const SOMEBODY: AccountInfo = {
  homeAccountId: 'home',
  environment: 'host',
  tenantId: 'tenant',
  username: 'noor@example.com',
  localAccountId: 'local',
};

const REFUSED = { ok: false, error: { kind: 'renewal-refused' } };
const UNREACHABLE = { ok: false, error: { kind: 'provider-unreachable' } };

/** What MSAL rejects with, in as much of it as is looked at. */
function msalError(errorCode: string): Error {
  return Object.assign(new Error(errorCode), { errorCode });
}

type Answer = () => Promise<string>;

/** Tokens of a provider that gives one answer after the other, and then nothing more. */
function aTokenDesk(...answers: readonly Answer[]) {
  const clock = new FixedClock();
  const storage = new MemoryStorage();
  storage.setItem('msal.3.account.keys', '["somebody"]');
  const requests: SilentRequest[] = [];
  const open = { times: 0 };
  const diagnostics = new RecordingDiagnostics();
  const client = {
    acquireTokenSilent: async (request: SilentRequest) => {
      requests.push(request);
      const answer = answers[requests.length - 1]?.();
      return { accessToken: await (answer ?? new Promise<string>(() => undefined)) };
    },
  };
  const tokens = new SilentTokens({
    clock,
    storage: () => storage,
    apiScope: 'https://api/access',
    diagnostics,
    openSession: async () => {
      open.times += 1;
      return { client, account: SOMEBODY };
    },
  });
  return { tokens, clock, storage, requests, open, reported: diagnostics.events };
}

const gives =
  (token: string): Answer =>
  async () =>
    token;

const failsWith =
  (errorCode: string): Answer =>
  async () => {
    throw msalError(errorCode);
  };

describe('silent tokens', () => {
  it('come from what is kept or by the refresh token, never by a frame', async () => {
    const { tokens, requests } = aTokenDesk(gives('first'), gives('second'));
    expect(await tokens.acquire()).toEqual({ ok: true, value: 'first' });
    expect(await tokens.renew()).toEqual({ ok: true, value: 'second' });
    expect(requests.map(({ forceRefresh, cacheLookupPolicy }) => [forceRefresh, cacheLookupPolicy])).toEqual([
      [false, 2],
      [true, 2],
    ]);
    expect(requests[0]?.scopes).toEqual(['https://api/access']);
  });

  it('need an account, and without one nothing is downloaded', async () => {
    const { tokens, storage, open } = aTokenDesk(gives('token'));
    storage.clear();
    expect(await tokens.acquire()).toEqual({ ok: false, error: { kind: 'no-account' } });
    expect(await tokens.renew()).toEqual({ ok: false, error: { kind: 'no-account' } });
    expect(open.times).toBe(0);
  });

  it('need storage, which keeps the account', async () => {
    const tokens = new SilentTokens({
      clock: new FixedClock(),
      storage: forbiddenStorage,
      apiScope: '',
      diagnostics: new RecordingDiagnostics(),
      openSession: async () => Promise.reject(new Error('not to be opened')),
    });
    expect(await tokens.acquire()).toEqual({ ok: false, error: { kind: 'no-account' } });
  });

  it.each(['invalid_grant', 'interaction_required', 'no_tokens_found', 'login_required'])(
    'are refused on %s, whatever kind of error that is',
    async (errorCode) => {
      const { tokens, reported } = aTokenDesk(gives('first'), failsWith(errorCode), failsWith(errorCode));
      await tokens.acquire();
      expect(await tokens.acquire()).toEqual(REFUSED);
      expect(await tokens.renew()).toEqual(REFUSED);
      expect(reported).toEqual([]);
    },
  );

  it.each(['post_request_failed', 'no_network_connectivity', 'endpoints_resolution_error', 'timed_out'])(
    'go out once more on %s, unless the API has turned them down',
    async (errorCode) => {
      const { tokens, reported } = aTokenDesk(gives('first'), failsWith(errorCode), failsWith(errorCode));
      await tokens.acquire();
      expect(await tokens.acquire()).toEqual({ ok: true, value: 'first' });
      expect(await tokens.renew()).toEqual(UNREACHABLE);
      const unreachable = { event: 'identity-provider-unreachable', detail: errorCode };
      expect(reported).toEqual([unreachable, unreachable]);
    },
  );

  it('are not known to be refused when there never was one and the provider is out of reach', async () => {
    const { tokens } = aTokenDesk(failsWith('post_request_failed'));
    expect(await tokens.acquire()).toEqual(UNREACHABLE);
  });

  it('are given up after ten seconds', async () => {
    const { tokens, clock } = aTokenDesk();
    const answer = tokens.renew();
    await clock.advance(9_999);
    expect(clock.waiting).toBe(1);
    await clock.advance(1);
    expect(await answer).toEqual(UNREACHABLE);
    expect(clock.waiting).toBe(0);
  });

  it('are asked for one at a time: whoever can share an answer does', async () => {
    const { tokens, requests } = aTokenDesk(gives('kept'), gives('renewed'), gives('renewed again'));
    const answers = await Promise.all([
      tokens.acquire(),
      tokens.acquire(),
      tokens.renew(),
      tokens.renew(),
      tokens.acquire(),
    ]);
    expect(answers.map((answer) => answer.ok && answer.value)).toEqual([
      'kept',
      'kept',
      'renewed',
      'renewed',
      'renewed',
    ]);
    expect(requests).toHaveLength(2);
    expect(await tokens.renew()).toEqual({ ok: true, value: 'renewed again' });
  });

  it('are forgotten with the session, once none is under way any more', async () => {
    const { tokens, storage } = aTokenDesk(gives('first'), failsWith('post_request_failed'));
    const answer = tokens.acquire();
    await tokens.forget();
    expect(await answer).toEqual({ ok: true, value: 'first' });
    expect(storage.length).toBe(1);
    expect(await tokens.acquire()).toEqual(UNREACHABLE);
  });
});
