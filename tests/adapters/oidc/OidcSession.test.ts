import { SigninResponse } from 'oidc-client-ts';
import { describe, expect, it } from 'vitest';
import { mayHaveUser } from '@/adapters/oidc/mayHaveUser';
import { OidcSession, type OidcClientPart } from '@/adapters/oidc/OidcSession';
import { failure, success } from '@/domain/shared/result';
import { FixedClock } from '../../support/FixedClock';
import { forbiddenStorage, MemoryStorage } from '../../support/MemoryStorage';

const ISSUER = 'https://provider.example/realm';
const HOUR = 60 * 60_000;

const CLAIMS = { iss: ISSUER, aud: 'client', sub: 'user-1', exp: 2, iat: 1 };

/** A response of the token endpoint, as the library validated it. */
function aResponse(parts: Partial<SigninResponse> = {}): SigninResponse {
  return Object.assign(new SigninResponse(new URLSearchParams()), {
    id_token: 'id-token',
    access_token: 'first',
    refresh_token: 'refresh-1',
    profile: CLAIMS,
    ...parts,
  });
}

function withoutRefreshToken(response: SigninResponse): SigninResponse {
  delete response.refresh_token;
  return response;
}

/** A tab, and a library that gives the responses in order. */
function aTab(...responses: readonly SigninResponse[]) {
  const storage = new MemoryStorage();
  const clock = new FixedClock();
  const left = [...responses];
  const used: string[] = [];
  const next = async (): Promise<SigninResponse> => {
    const response = left.shift();
    if (response === undefined) throw new Error('Expected no further request');
    return response;
  };
  const unexpected = async (): Promise<never> => Promise.reject(new Error('Expected no such call'));
  const library: OidcClientPart = {
    createSigninRequest: unexpected,
    createSignoutRequest: unexpected,
    metadataService: { getIssuer: async () => ISSUER },
    processSigninResponse: next,
    useRefreshToken: async ({ state }) => {
      used.push(state.refresh_token);
      return next();
    },
  };
  const session = new OidcSession(library, 'client', () => storage, clock);
  const inSeconds = (milliseconds: number): number => (clock.now() + milliseconds) / 1000;
  return { session, storage, clock, used, inSeconds };
}

const signIn = async (session: OidcSession): Promise<unknown> => session.completeRedirect('#code=1&state=2');

describe('the response of an OpenID provider', () => {
  it('has the id of the user in `sub`, unless the provider sends that of the API', async () => {
    expect(await signIn(aTab(aResponse()).session)).toMatchObject(success({ userId: 'user-1' }));
    const profile = { ...CLAIMS, oid: 'user-2' };
    expect(await signIn(aTab(aResponse({ profile })).session)).toMatchObject(success({ userId: 'user-2' }));
  });

  it.each([
    ['of another issuer', { profile: { ...CLAIMS, iss: 'https://elsewhere.example' } }],
    ['for another client', { profile: { ...CLAIMS, aud: ['other'] } }],
    ['without an access token', { access_token: '' }],
    ['without a time of issue', { profile: { ...CLAIMS, iat: NaN } }],
  ])('is refused %s, and nothing is stored (threats T1)', async (_what, parts) => {
    const { session, storage } = aTab(aResponse(parts));
    expect(await signIn(session)).toMatchObject(failure({ kind: 'sign-in-refused' }));
    expect(storage.length).toBe(0);
  });

  it('can be for several clients', async () => {
    const profile = { ...CLAIMS, aud: ['other', 'client'] };
    expect(await signIn(aTab(aResponse({ profile })).session)).toMatchObject({ ok: true });
  });
});

describe('a token of an OpenID provider', () => {
  it('is stored until 30 seconds before its end, then renewed with the last refresh token', async () => {
    const tab = aTab();
    const first = aResponse({ expires_at: tab.inSeconds(HOUR) });
    const { session, clock, used } = aTab(
      first,
      aResponse({ access_token: 'second', refresh_token: 'refresh-2', expires_at: tab.inSeconds(0) }),
      aResponse({ access_token: 'third', expires_at: tab.inSeconds(2 * HOUR) }),
    );
    await signIn(session);
    expect(await session.requestToken(false)).toMatchObject({ accessToken: 'first' });
    await clock.advance(HOUR - 30_000);
    expect(await session.requestToken(false)).toMatchObject({ accessToken: 'second' });
    expect(await session.requestToken(false)).toEqual({
      accessToken: 'third',
      expiresOn: new Date(tab.clock.now() + 2 * HOUR),
    });
    expect(used).toEqual(['refresh-1', 'refresh-2']);
  });

  it('without a known end is valid until it is renewed, and a refresh token that is not rotated is kept', async () => {
    const { session, used } = aTab(
      aResponse(),
      withoutRefreshToken(aResponse({ access_token: 'second' })),
      aResponse({ access_token: 'third' }),
    );
    await signIn(session);
    expect(await session.requestToken(false)).toEqual({ accessToken: 'first', expiresOn: null });
    expect(await session.requestToken(true)).toMatchObject({ accessToken: 'second' });
    expect(await session.requestToken(true)).toMatchObject({ accessToken: 'third' });
    expect(used).toEqual(['refresh-1', 'refresh-1']);
  });

  it('cannot be renewed without a refresh token', async () => {
    const { session } = aTab(withoutRefreshToken(aResponse()));
    await signIn(session);
    await expect(session.requestToken(true)).rejects.toThrow('no refresh token');
  });

  it('that cannot be renewed is valid in the next document too, while the page counts down to its end', async () => {
    const tab = aTab();
    const { session } = aTab(withoutRefreshToken(aResponse({ expires_at: tab.inSeconds(4 * 60_000) })));
    await signIn(session);
    expect(await session.requestToken(false)).toMatchObject({ accessToken: 'first' });
  });

  it('is missing without a user', async () => {
    expect(await aTab().session.requestToken(false)).toBeUndefined();
  });

  it('that arrives after the session was cleared is not stored (threats T16)', async () => {
    const { session, storage } = aTab(aResponse(), aResponse({ access_token: 'late' }));
    await signIn(session);
    const late = session.requestToken(true);
    storage.clear();
    expect(await late).toMatchObject({ accessToken: 'late' });
    expect(storage.length).toBe(0);
  });
});

describe('a stored user', () => {
  it.each(['{', '{}', 'null', '{"idTokenClaims":{}}'])('is damaged: %s', (text) => {
    const { session, storage } = aTab();
    storage.setItem('oidc.user', text);
    expect(() => session.account()).toThrow('the stored user is damaged');
  });

  it('is possible only when the item exists and storage can be read', async () => {
    const { session, storage } = aTab(aResponse());
    expect(mayHaveUser(() => storage)).toBe(false);
    await signIn(session);
    expect(mayHaveUser(() => storage)).toBe(true);
    expect(mayHaveUser(forbiddenStorage)).toBe(false);
  });
});
