import { describe, expect, it } from 'vitest';
import { SilentTokens } from '@/adapters/identity/SilentTokens';
import { isUnreachable } from '@/adapters/msal/msalFailure';
import { failure, success } from '@/domain/shared/result';
import { deferred } from '../../support/deferred';
import { FixedClock } from '../../support/FixedClock';
import { RecordingDiagnostics } from '../../support/RecordingDiagnostics';

const REFUSED = failure({ kind: 'renewal-refused' });
const UNREACHABLE = failure({ kind: 'provider-unreachable' });

/** An error of MSAL with the properties that the adapter reads. */
function msalError(errorCode: string, status?: number): Error {
  return Object.assign(new Error(errorCode), { errorCode, status });
}

type Answer = () => Promise<string>;

/** A provider with a list of responses. It never responds after the last one. */
function aTokenProvider(...answers: readonly Answer[]) {
  return aTokenProviderUntil(undefined, ...answers);
}

/** The same, whose tokens end this many milliseconds after the test starts. */
function aTokenProviderUntil(lifetime: number | undefined, ...answers: readonly Answer[]) {
  const clock = new FixedClock();
  const expiresOn = lifetime === undefined ? null : new Date(clock.now() + lifetime);
  const session = { isStored: true };
  const requests: boolean[] = [];
  const discarded = { times: 0 };
  const diagnostics = new RecordingDiagnostics();
  const tokens = new SilentTokens({
    clock,
    diagnostics,
    isUnreachable,
    mayHaveSession: () => session.isStored,
    request: async (isForced) => {
      requests.push(isForced);
      const answer = answers[requests.length - 1]?.();
      return { accessToken: await (answer ?? new Promise<string>(() => undefined)), expiresOn };
    },
    discardStored: () => {
      discarded.times += 1;
    },
  });
  return { tokens, clock, session, requests, discarded, expiresOn, reported: diagnostics.events };
}

const gives =
  (token: string): Answer =>
  async () =>
    token;

const failsWith =
  (errorCode: string, status?: number): Answer =>
  async () => {
    throw msalError(errorCode, status);
  };

describe('silent tokens', () => {
  it('come from the cache, or are forced to be new', async () => {
    const { tokens, requests } = aTokenProvider(gives('first'), gives('second'));
    expect(await tokens.acquire()).toEqual(success('first'));
    expect(await tokens.renew()).toEqual(success('second'));
    expect(requests).toEqual([false, true]);
  });

  it('need an account; without one nothing is downloaded', async () => {
    const { tokens, session, requests } = aTokenProvider(gives('token'));
    session.isStored = false;
    expect(await tokens.acquire()).toEqual(failure({ kind: 'no-account' }));
    expect(await tokens.renew()).toEqual(failure({ kind: 'no-account' }));
    expect(requests).toEqual([]);
  });

  it('need an account that the library finds', async () => {
    const tokens = new SilentTokens({
      clock: new FixedClock(),
      diagnostics: new RecordingDiagnostics(),
      isUnreachable,
      mayHaveSession: () => true,
      request: async () => undefined,
      discardStored: () => undefined,
    });
    expect(await tokens.acquire()).toEqual(failure({ kind: 'no-account' }));
  });

  it.each(['invalid_grant', 'interaction_required', 'no_tokens_found', 'login_required'])(
    'are refused on %s, whatever the class of the error',
    async (errorCode) => {
      const { tokens, reported } = aTokenProvider(gives('first'), failsWith(errorCode), failsWith(errorCode));
      await tokens.acquire();
      expect(await tokens.acquire()).toEqual(REFUSED);
      expect(await tokens.renew()).toEqual(REFUSED);
      expect(reported).toEqual([]);
    },
  );

  it.each(['post_request_failed', 'no_network_connectivity', 'endpoints_resolution_error', 'timed_out'])(
    'are returned from the previous request on %s, unless the API has rejected them',
    async (errorCode) => {
      const { tokens, reported } = aTokenProvider(gives('first'), failsWith(errorCode), failsWith(errorCode));
      await tokens.acquire();
      expect(await tokens.acquire()).toEqual(success('first'));
      expect(await tokens.renew()).toEqual(UNREACHABLE);
      const unreachable = { event: 'identity-provider-unreachable', detail: errorCode };
      expect(reported).toEqual([unreachable, unreachable]);
    },
  );

  it.each([
    ['post_request_failed'],
    ['failed_to_parse_response'],
    ['temporarily_unavailable'],
    ['server_error'],
    /* MSAL's own refusal for a minute after a 429 or 5xx. The code has the error numbers of the server, if any. */
    [''],
    ['50196 90033'],
    ['an error of the server', 503],
    ['an error of the server', 429],
  ])('are not called refused when the provider cannot answer: %s', async (errorCode, status?: number) => {
    const { tokens } = aTokenProvider(failsWith(errorCode, status));
    expect(await tokens.acquire()).toEqual(UNREACHABLE);
  });

  it('are refused on an error that the server reports with status 400', async () => {
    const { tokens } = aTokenProvider(failsWith('unauthorized_client', 400));
    expect(await tokens.acquire()).toEqual(REFUSED);
  });

  it('time out after ten seconds, and again while the provider does not respond, reported once each time', async () => {
    const { tokens, clock, requests, reported } = aTokenProvider();
    for (let time = 0; time < 2; time += 1) {
      const answers = Promise.all([tokens.renew(), tokens.renew()]);
      await clock.advance(9_999);
      expect([clock.waiting, reported.length]).toEqual([1, time]);
      await clock.advance(1);
      expect(await answers).toEqual([UNREACHABLE, UNREACHABLE]);
      expect(clock.waiting).toBe(0);
    }
    expect([requests.length, reported.length]).toEqual([1, 2]);
  });

  it('are renewed only after the running request has ended', async () => {
    const running = deferred<string>();
    const { tokens, requests } = aTokenProvider(async () => running.promise, gives('renewed'));
    const answers = Promise.all([tokens.acquire(), tokens.renew()]);
    await new Promise(setImmediate);
    expect(requests).toHaveLength(1);
    running.resolve('kept');
    expect(await answers).toEqual([success('kept'), success('renewed')]);
    expect(requests).toHaveLength(2);
  });

  it('are requested one at a time, and callers share a response', async () => {
    const { tokens, requests } = aTokenProvider(gives('kept'), gives('renewed'), gives('renewed again'));
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
    expect(await tokens.renew()).toEqual(success('renewed again'));
  });

  it('are not requested again while a request that timed out still runs, and later callers share its response', async () => {
    const late = deferred<string>();
    const { tokens, clock, requests } = aTokenProvider(async () => late.promise, gives('second'));
    const first = tokens.acquire();
    await clock.advance(10_000);
    expect(await first).toEqual(UNREACHABLE);
    const second = tokens.acquire();
    await clock.advance(9_999);
    expect(requests).toHaveLength(1);
    late.resolve('late');
    expect(await second).toEqual(success('late'));
    expect(await tokens.acquire()).toEqual(success('second'));
  });

  it('are renewed after a request that timed out has ended', async () => {
    const late = deferred<string>();
    const { tokens, clock, requests } = aTokenProvider(async () => late.promise, gives('renewed'));
    const first = tokens.acquire();
    await clock.advance(10_000);
    expect(await first).toEqual(UNREACHABLE);
    const renewals = [tokens.renew(), tokens.renew()];
    await clock.advance(9_999);
    expect(requests).toHaveLength(1);
    late.resolve('late');
    expect(await Promise.all(renewals)).toEqual([success('renewed'), success('renewed')]);
    expect(requests).toHaveLength(2);
  });

  it('that arrive after the session was cleared are discarded', async () => {
    const late = deferred<string>();
    const { tokens, clock, discarded } = aTokenProvider(
      async () => late.promise,
      failsWith('post_request_failed'),
    );
    const first = tokens.acquire();
    const cleared = tokens.settleAndClear();
    await clock.advance(10_000);
    await cleared;
    expect(await first).toEqual(UNREACHABLE);
    expect(discarded.times).toBe(0);
    late.resolve('late');
    await clock.advance(0);
    expect(discarded.times).toBe(1);
    expect(await tokens.acquire()).toEqual(UNREACHABLE);
  });

  it('are cleared with the session, after a running request has ended', async () => {
    const { tokens } = aTokenProvider(gives('first'), failsWith('post_request_failed'));
    const answer = tokens.acquire();
    await tokens.settleAndClear();
    expect(await answer).toEqual(success('first'));
    expect(await tokens.acquire()).toEqual(UNREACHABLE);
  });
});

describe('the end of the session', () => {
  const HOUR = 60 * 60_000;

  it('is not asked about while it is far away or not known', async () => {
    const far = aTokenProviderUntil(HOUR, gives('first'));
    expect(await far.tokens.endOfSession()).toBeUndefined();
    const unknown = aTokenProvider(gives('first'));
    expect(await unknown.tokens.endOfSession()).toBeUndefined();
    expect([far.requests.length, unknown.requests.length]).toEqual([1, 1]);
  });

  it('is none when the provider renews the token', async () => {
    const { tokens, clock } = aTokenProviderUntil(HOUR, gives('first'), gives('second'));
    await tokens.acquire();
    await clock.advance(HOUR - 10 * 60_000);
    expect(await tokens.endOfSession()).toBeUndefined();
  });

  it('is that of the token once the provider has refused, which is asked once', async () => {
    const refuses = failsWith('invalid_grant');
    const { tokens, clock, requests, expiresOn } = aTokenProviderUntil(HOUR, gives('first'), refuses);
    await tokens.acquire();
    await clock.advance(HOUR - 10 * 60_000);
    expect(await tokens.endOfSession()).toBe(expiresOn?.getTime());
    expect(await tokens.endOfSession()).toBe(expiresOn?.getTime());
    expect(requests).toHaveLength(2);
  });

  it('is not asked about every time where tokens are short', async () => {
    const clock = new FixedClock();
    const forced: boolean[] = [];
    const tokens = new SilentTokens({
      clock,
      diagnostics: new RecordingDiagnostics(),
      isUnreachable,
      mayHaveSession: () => true,
      request: async (isForced) => {
        if (isForced) forced.push(isForced);
        return { accessToken: String(clock.now()), expiresOn: new Date(clock.now() + 5 * 60_000) };
      },
      discardStored: () => undefined,
    });
    for (let times = 0; times < 20; times += 1) {
      expect(await tokens.endOfSession()).toBeUndefined();
      await clock.advance(30_000);
    }
    expect(forced).toHaveLength(4);
    /* How long the tokens of the next session last is not known yet. */
    await tokens.settleAndClear();
    await tokens.endOfSession();
    expect(forced).toHaveLength(5);
  });

  it('is not known while the provider is unreachable', async () => {
    const { tokens, clock } = aTokenProviderUntil(HOUR, gives('first'), failsWith('post_request_failed'));
    await tokens.acquire();
    await clock.advance(HOUR - 10 * 60_000);
    expect(await tokens.endOfSession()).toBeUndefined();
  });

  it.each([
    ['refuses', 'invalid_grant'],
    ['cannot be reached', 'post_request_failed'],
  ])('does not come early for a request that needs a token while the provider %s', async (_, errorCode) => {
    const answered = deferred<undefined>();
    const fails = failsWith(errorCode);
    const { tokens, clock } = aTokenProviderUntil(HOUR, gives('first'), async () =>
      answered.promise.then(fails),
    );
    await tokens.acquire();
    await clock.advance(HOUR - 10 * 60_000);
    const end = tokens.endOfSession();
    const token = tokens.acquire();
    answered.resolve(undefined);
    expect(await token).toEqual(success('first'));
    await end;
  });

  it('is the end of the last token, which is returned until then', async () => {
    const refuses = failsWith('invalid_grant');
    const { tokens, clock } = aTokenProviderUntil(HOUR, gives('first'), refuses, refuses, refuses);
    await tokens.acquire();
    await clock.advance(HOUR - 1);
    expect(await tokens.acquire()).toEqual(success('first'));
    expect(await tokens.renew()).toEqual(REFUSED);
    await clock.advance(1);
    expect(await tokens.acquire()).toEqual(REFUSED);
  });
});
