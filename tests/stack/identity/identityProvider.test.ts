import { request } from 'node:https';
import type { JSONWebKeySet } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCertificate, type Certificate } from '../certificate';
import { behaviourAfter, parseIdentityCommand, DEFAULT_BEHAVIOUR } from './IdentityControl';
import { html } from './html';
import { IDENTITY_ACCOUNTS } from './identityAccounts';
import { signInPage } from './signInPage';
import { startIdentityProvider, type RunningIdentityProvider } from './startIdentityProvider';

interface HttpResponse {
  readonly status: number;
  readonly text: string;
}

describe('the local identity provider', () => {
  let certificate: Certificate;
  let provider: RunningIdentityProvider;

  /** Trusts only the certificate of the provider. */
  const ask = async (url: string, body?: string): Promise<HttpResponse> =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        url,
        { ca: certificate.cert, method: body === undefined ? 'GET' : 'POST' },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (part: string) => {
            text += part;
          });
          answer.on('end', () => {
            resolve({ status: answer.statusCode ?? 0, text });
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });

  beforeAll(async () => {
    certificate = await createCertificate();
    provider = await startIdentityProvider({
      port: 0,
      certificate,
      clientId: 'amin-spa',
      redirectUris: ['http://localhost:14100/auth/callback'],
      postLogoutRedirectUris: ['http://localhost:14100/'],
      accounts: IDENTITY_ACCOUNTS,
    });
  });

  afterAll(async () => provider.close());

  it('publishes its metadata under the URL of a B2C policy', async () => {
    const { status, text } = await ask(`${provider.authority}/v2.0/.well-known/openid-configuration`);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      issuer: provider.issuer,
      jwks_uri: provider.jwksUri,
      end_session_endpoint: `${provider.issuer}/session/end`,
    });
  });

  it('publishes only public keys, and rotates them on request', async () => {
    const keys = async (): Promise<JSONWebKeySet> => JSON.parse((await ask(provider.jwksUri)).text);
    const before = await keys();
    expect(await ask(`${provider.url}/__control`, '{"rotateKeys":true}')).toEqual({ status: 204, text: '' });
    const after = await keys();
    expect(after.keys.map(({ kid }) => kid)).toEqual(['key-2', before.keys[0]?.kid]);
    expect(after.keys.flatMap((key) => Object.keys(key))).not.toContain('d');
  });

  it.each(['', '{', '{"accessTokenSeconds":0}', '{"rotateKey":true}', 'null'])(
    'refuses the command %j',
    async (body) => {
      expect((await ask(`${provider.url}/__control`, body)).status).toBe(400);
    },
  );

  it('responds 404 to other URLs', async () => {
    expect((await ask(`${provider.url}/`)).status).toBe(404);
    expect((await ask(`${provider.issuer}/interaction/nobody`)).status).toBe(400);
  });
});

describe('a command', () => {
  it('changes its settings and keeps the others', () => {
    const short = behaviourAfter(DEFAULT_BEHAVIOUR, { accessTokenSeconds: 60 });
    expect(behaviourAfter(short, { refuse: true })).toEqual({ accessTokenSeconds: 60, refuse: true });
    expect(behaviourAfter(short, { refuse: true, reset: true })).toEqual({
      ...DEFAULT_BEHAVIOUR,
      refuse: true,
    });
    expect(parseIdentityCommand('{"revoke":"refresh-tokens"}')).toEqual({ revoke: 'refresh-tokens' });
  });
});

describe('the sign-in page', () => {
  it.each([
    ['en', 'ltr', 'Sign in to Amin', 'Noor Haddad'],
    ['he', 'rtl', 'כניסה לאמין', 'נור חדאד'],
    ['ar', 'rtl', 'تسجيل الدخول إلى «أمين»', 'نور حداد'],
  ] as const)('is translated to %s', (language, direction, title, name) => {
    const page = signInPage({ accounts: IDENTITY_ACCOUNTS, language, action: '/here' });
    expect(page).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(page).toContain(title);
    expect(page).toContain(name);
  });

  it('escapes typed text', () => {
    const page = signInPage({
      accounts: [],
      language: 'en',
      action: '/',
      refusedEmail: '"><script>alert(1)',
    });
    expect(page).not.toContain('<script>');
    expect(html`<b>${'<&"'}</b>`.source).toBe('<b>&#60;&#38;&#34;</b>');
  });
});
