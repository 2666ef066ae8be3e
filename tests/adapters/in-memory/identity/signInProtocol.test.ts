import { describe, expect, it } from 'vitest';
import {
  signInResponseUrl,
  parseSignInResponse,
  parseSignInRequest,
  signInUrl,
} from '@/adapters/in-memory/identity/signInProtocol';
import { LANGUAGES } from '@/domain/shared/language';

const ORIGIN = 'https://amin.example';
const CALLBACK = '/auth/callback';
const STATE = 'f3b1c1de-unguessable';

const parse = (parameters: Record<string, string>): unknown =>
  parseSignInRequest(`?${new URLSearchParams(parameters).toString()}`, ORIGIN, CALLBACK);

describe('a sign-in request', () => {
  it.each(LANGUAGES)('is parsed as it was composed, in %s', (language) => {
    const { search } = new URL(signInUrl({ state: STATE, language }, CALLBACK), ORIGIN);
    expect(parseSignInRequest(search, ORIGIN, CALLBACK)).toEqual({ state: STATE, language });
  });

  it('can omit the language', () => {
    const { search } = new URL(signInUrl({ state: STATE, language: undefined }, CALLBACK), ORIGIN);
    expect(parseSignInRequest(search, ORIGIN, CALLBACK)).toEqual({ state: STATE, language: undefined });
  });

  it('uses the first of several languages', () => {
    expect(parse({ state: STATE, redirect_uri: '/auth/callback', ui_locales: 'he-IL en' })).toMatchObject({
      language: 'he',
    });
  });

  it('can contain the callback URL with the origin of this site', () => {
    expect(parse({ state: STATE, redirect_uri: `${ORIGIN}/auth/callback` })).toMatchObject({ state: STATE });
  });

  it.each([
    'https://elsewhere.example/auth/callback',
    '//elsewhere.example/auth/callback',
    '/\\elsewhere.example/auth/callback',
    'data:text/html,alert(1)',
    'https://amin.example.elsewhere.example/auth/callback',
    'https://amin.example@elsewhere.example/auth/callback',
    'http://amin.example/auth/callback',
    '/auth/callback?next=//elsewhere.example',
    '/auth/callback#code=guessed',
    '/auth/callback/../../dashboard',
    '/dashboard',
    'http://[',
    '',
  ])('is refused when its redirect URI is %s', (redirect) => {
    expect(parse({ state: STATE, redirect_uri: redirect })).toBeUndefined();
  });

  it.each(['', 'short', 'with space inside', 'x'.repeat(101), '<script>alert(1)'])(
    'is refused with the state %j',
    (state) => {
      expect(parse({ state, redirect_uri: '/auth/callback' })).toBeUndefined();
    },
  );

  it('is refused without parameters', () => {
    expect(parseSignInRequest('', ORIGIN, CALLBACK)).toBeUndefined();
  });
});

describe('a sign-in response', () => {
  it.each([
    { kind: 'signed-in', accountId: 'noor & co' },
    { kind: 'declined', description: 'access_denied: no, thank you' },
  ] as const)('is parsed as it was composed: $kind', (response) => {
    const sent = response.kind === 'declined' ? { ...response, description: 'no, thank you' } : response;
    const url = signInResponseUrl({ state: STATE, language: 'en' }, sent, CALLBACK);
    const { pathname, hash } = new URL(url, ORIGIN);
    expect(pathname).toBe(CALLBACK);
    expect(parseSignInResponse(hash)).toEqual({ state: STATE, response });
  });

  it.each(['', '#', '#state=abc', '#section'])('does not exist in %j', (hash) => {
    expect(parseSignInResponse(hash)).toBeUndefined();
  });

  it('can lack a description', () => {
    expect(parseSignInResponse('#error=server_error')).toEqual({
      state: '',
      response: { kind: 'declined', description: 'server_error: ' },
    });
  });
});
