import { decodeJwt, decodeProtectedHeader } from 'jose';
import { failure, success } from '@/domain/shared/result';
import { expect, test, TESTED } from './identity/identityTest';

/* Tests of the adapters that need a real browser and a real provider: the redirect to the sign-in page, the
   redirect back, and the failures of both. */

const NOBODY = success(undefined);
const REFUSED = failure({ kind: 'sign-in-refused' });
const RENEWAL_REFUSED = failure({ kind: 'renewal-refused' });
const UNREACHABLE = failure({ kind: 'provider-unreachable' });

for (const adapter of TESTED)
  test.describe(adapter, () => {
    test.use({ adapter });

    test.describe('signing in', () => {
      test('asks the policy for a code, with credentials every time and no more than is needed', async ({
        tab,
        services: { site, provider },
      }) => {
        const [request] = await Promise.all([
          tab.page.waitForRequest((asked) => asked.url().startsWith(`${provider.issuer}/auth?`)),
          tab.open('/').then(async () => tab.leaveToSignIn('he')),
        ]);
        const asked = Object.fromEntries(new URL(request.url()).searchParams);
        expect(asked).toMatchObject({
          response_type: 'code',
          response_mode: 'fragment',
          prompt: 'login',
          ui_locales: 'he',
          redirect_uri: `${site.origin}/auth/callback`,
          code_challenge_method: 'S256',
          nonce: expect.stringMatching(/.{16,}/u),
          state: expect.stringMatching(/.{16,}/u),
        });
        expect(asked['scope']?.split(' ')).toEqual(
          expect.arrayContaining(['openid', 'offline_access', provider.apiScope]),
        );
      });

      test('returns the claims, for emails as a list and for one email as text', async ({ tab }) => {
        expect(await tab.signIn('noor-haddad')).toMatchObject(
          success({
            email: 'noor@example.com',
            givenName: 'Noor',
            familyName: 'Haddad',
            city: 'חיפה',
            streetAddress: 'הרצל 12',
            phoneNumber: '052-123-4567',
          }),
        );
        expect(await tab.signIn('tamar-mizrahi')).toMatchObject(success({ email: 'tamar@example.com' }));
        expect(await tab.account()).toMatchObject(success({ email: 'tamar@example.com' }));
      });

      test('accepts an email and a password, and shows an error when they are wrong', async ({ tab }) => {
        await tab.open('/');
        await tab.leaveToSignIn();
        const { page } = tab;
        const type = async (password: string): Promise<void> => {
          await page.getByLabel('Email').fill('noor@example.com');
          await page.getByLabel('Password').fill(password);
          await page.getByRole('button', { name: 'Sign in', exact: true }).click();
        };
        await type('not it');
        await expect(page.getByRole('alert')).toHaveText('The email or the password is not right.');
        await type('amin');
        await tab.expectCallback();
        expect(await tab.completeRedirect()).toMatchObject(success({ email: 'noor@example.com' }));
      });

      test('removes the authorization response from the URL', async ({ tab }) => {
        await tab.signIn('noor-haddad');
        expect(tab.answer).toBe('/auth/callback');
      });

      test('navigates once when the button is pressed several times, without an uncaught error', async ({
        tab,
      }) => {
        await tab.open('/');
        const answers = await tab.page.evaluate(async () => {
          window.identity.isFree = false;
          const { provider } = window.identity;
          return Promise.all([provider.signIn('en'), provider.signIn('en'), provider.signIn('en')]);
        });
        expect(answers.map(({ ok }) => ok)).toEqual([true, false, false]);
        expect(await tab.page.evaluate(() => window.identity.departures.length)).toBe(1);
      });

      test('starts again after Back from the provider', async ({ tab }) => {
        await tab.open('/');
        await tab.leaveToSignIn();
        await tab.page.goBack();
        await tab.expectReady();
        await tab.leaveToSignIn();
        await tab.choose('noor-haddad');
        expect(await tab.completeRedirect()).toMatchObject(success({ givenName: 'Noor' }));
      });

      test('is not repeated when Back leads to the callback (threats T1)', async ({ tab }) => {
        await tab.signIn('noor-haddad');
        await tab.page.goto('/dashboard');
        await tab.page.goBack();
        await tab.expectReady();
        expect(await tab.completeRedirect()).toEqual(NOBODY);
        expect(await tab.account()).toMatchObject(success({ givenName: 'Noor' }));
      });

      test('fails with a typed error while the provider is unreachable, and works once it is reachable (threats T1)', async ({
        tab,
        services: { provider },
      }) => {
        await tab.open('/');
        await tab.page.route(`${provider.url}/**`, async (route) => route.abort('connectionrefused'));
        expect(await tab.page.evaluate(async () => window.identity.provider.signIn('en'))).toMatchObject(
          failure({ kind: 'sign-in-not-started', message: expect.stringMatching(/.+/u) }),
        );
        expect(await tab.page.evaluate(() => window.identity.provider.interactionStatus)).toBe('none');
        await tab.page.unroute(`${provider.url}/**`);
        await tab.leaveToSignIn();
      });
    });

    test.describe('an invalid authorization response', () => {
      test('is refused when the person cancels, and signing in works afterwards (threats T1)', async ({
        tab,
      }) => {
        await tab.open('/');
        await tab.leaveToSignIn();
        await tab.cancel();
        expect(await tab.completeRedirect()).toMatchObject({
          ...REFUSED,
          error: { message: expect.stringContaining('AADB2C90091') },
        });
        expect(await tab.signIn('noor-haddad')).toMatchObject(success({ givenName: 'Noor' }));
      });

      test('is refused when the provider refuses every sign-in', async ({ tab }) => {
        await tab.control({ refuse: true });
        await tab.open('/');
        await tab.page.evaluate(() => {
          void window.identity.provider.signIn('en');
        });
        await tab.expectCallback();
        expect(await tab.completeRedirect()).toMatchObject(REFUSED);
      });

      for (const [name, forge] of [
        ['a forged state', (answer: string) => answer.replace(/state=[^&]+/u, 'state=forged')],
        ['a guessed code', (answer: string) => answer.replace(/code=[^&]+/u, 'code=guessed')],
      ] as const)
        test(`is refused with ${name}, leaves nothing behind, and signing in works afterwards (threats T1)`, async ({
          tab,
        }) => {
          await tab.open('/');
          await tab.leaveToSignIn();
          await tab.choose('noor-haddad');
          await tab.open(forge(tab.answer));
          expect(await tab.completeRedirect()).toMatchObject(REFUSED);
          expect(tab.answer).toBe('/auth/callback');
          expect(await tab.storedKeys()).toEqual(adapter === 'msal' ? ['msal.version'] : []);
          expect(await tab.account()).toEqual(NOBODY);
          expect(await tab.acquireToken()).toEqual(failure({ kind: 'no-account' }));
          await tab.leaveToSignIn();
          await tab.choose('noor-haddad');
          expect(await tab.completeRedirect()).toMatchObject(success({ givenName: 'Noor' }));
        });

      test('is refused when it is forged or used a second time, and a signed-in owner stays signed in (threats T1)', async ({
        tab,
      }) => {
        await tab.open('/auth/callback#code=planted&state=planted');
        expect(await tab.completeRedirect()).toMatchObject(REFUSED);
        await tab.open('/');
        await tab.leaveToSignIn();
        await tab.choose('noor-haddad');
        const { answer } = tab;
        await tab.completeRedirect();
        await tab.open(answer);
        expect(await tab.completeRedirect()).toMatchObject(REFUSED);
        expect(await tab.account()).toMatchObject(success({ givenName: 'Noor' }));
      });

      test('is refused while the token endpoint fails, with the nonce of another request, and without an id token (threats T1)', async ({
        tab,
        services: { provider },
      }) => {
        const token = `${provider.issuer}/token*`;
        const withClaims = (idToken: string): string => {
          const [header = '', , signature = ''] = idToken.split('.');
          const claims = { ...decodeJwt(idToken), nonce: 'of-somebody-else' };
          return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
        };
        const breakages: readonly ((body: Record<string, unknown>) => { status?: number; body: string })[] = [
          () => ({ status: 500, body: '<h1>Internal Server Error</h1>' }),
          (body) => ({ body: JSON.stringify({ ...body, id_token: withClaims(String(body['id_token'])) }) }),
          (body) => ({ body: JSON.stringify({ ...body, id_token: undefined }) }),
        ];
        for (const breakage of breakages) {
          await tab.open('/');
          await tab.leaveToSignIn();
          await tab.choose('noor-haddad');
          await tab.page.route(token, async (route) => {
            const response = await route.fetch();
            if (route.request().method() !== 'POST') return route.fulfill({ response });
            return route.fulfill({ response, ...breakage(await response.json()) });
          });
          expect(await tab.completeRedirect()).toMatchObject(REFUSED);
          expect(await tab.account()).toEqual(NOBODY);
          await tab.page.unroute(token);
        }
      });
    });

    test.describe('a session', () => {
      test('is stored in session storage only, so it survives a reload and ends with the tab', async ({
        tab,
        context,
      }) => {
        await tab.signIn('noor-haddad');
        await tab.page.reload();
        await tab.expectReady();
        expect(await tab.account()).toMatchObject(success({ givenName: 'Noor' }));
        expect(await tab.acquireToken()).toMatchObject({ ok: true });
        const kept = await tab.page.evaluate(() => ({
          session: Object.keys(window.sessionStorage).filter((key) => /token|oidc\.user/u.test(key)).length,
          local: window.localStorage.length,
          cookies: document.cookie,
        }));
        expect(kept).toEqual({ session: expect.any(Number), local: 0, cookies: '' });
        expect(kept.session).toBeGreaterThan(0);
        const other = await context.newPage();
        await other.goto('/');
        await other.waitForFunction(() => 'identity' in window);
        expect(await other.evaluate(async () => window.identity.provider.accountClaims())).toEqual(NOBODY);
      });

      test('the library is not downloaded for a visitor without a session', async ({ tab }) => {
        const scripts: string[] = [];
        tab.page.on('response', (response) => {
          if (response.url().endsWith('.js')) scripts.push(response.url());
        });
        await tab.open('/');
        const before = scripts.length;
        expect(await tab.acquireToken()).toEqual(failure({ kind: 'no-account' }));
        expect(scripts).toHaveLength(before);
        await tab.account();
        expect(scripts.length).toBeGreaterThan(before);
      });

      test('is not lost while the library cannot be downloaded, and is restored once it can (decision C116)', async ({
        tab,
      }) => {
        await tab.signIn('noor-haddad');
        await tab.open('/dashboard');
        await tab.page.route('**/*.js', async (route) => route.abort('internetdisconnected'));
        expect(await tab.account()).toEqual(UNREACHABLE);
        expect(await tab.acquireToken()).toEqual(UNREACHABLE);
        await tab.page.unroute('**/*.js');
        await tab.open('/dashboard');
        expect(await tab.account()).toMatchObject(success({ givenName: 'Noor' }));
      });

      test('gives a token for the API alone, signed by a key of the provider', async ({ tab, services }) => {
        await tab.signIn('noor-haddad');
        const token = await tab.acquireToken();
        const text = token.ok ? token.value : '';
        expect(decodeJwt(text)).toMatchObject({
          aud: services.provider.audience,
          iss: services.provider.issuer,
          oid: expect.stringMatching(/.+/u),
        });
        expect(decodeProtectedHeader(text)).toMatchObject({ alg: 'RS256', kid: expect.any(String) });
      });

      test('ends with the tokens deleted, at the provider too, and a new sign-in works', async ({ tab }) => {
        await tab.signIn('noor-haddad');
        await tab.page.evaluate(() => {
          void window.identity.provider.signOut();
        });
        await tab.page.waitForURL((url) => url.pathname === '/');
        await tab.expectReady();
        expect(await tab.storedKeys()).toEqual([]);
        expect(await tab.account()).toEqual(NOBODY);
        await tab.leaveToSignIn();
        await tab.choose('tamar-mizrahi');
        expect(await tab.completeRedirect()).toMatchObject(success({ givenName: 'Tamar' }));
        expect(await tab.account()).toMatchObject(success({ givenName: 'Tamar' }));
      });

      test('ends in this browser even while the provider cannot be reached (threats T16)', async ({
        tab,
        services: { provider },
      }) => {
        await tab.signIn('noor-haddad');
        await tab.open('/dashboard');
        await tab.page.route(`${provider.url}/**`, async (route) => route.abort('connectionrefused'));
        await tab.page.evaluate(() => {
          void window.identity.provider.signOut();
        });
        await tab.page.waitForURL((url) => url.pathname === '/');
        await tab.expectReady();
        expect(await tab.account()).toEqual(NOBODY);
      });
    });

    test.describe('a token', () => {
      test('is reused while it is valid, and renewed as often as it has expired', async ({
        tab,
        services: { provider },
      }) => {
        await tab.signIn('noor-haddad');
        const first = await tab.acquireToken();
        expect(await tab.acquireToken()).toEqual(first);
        await tab.control({ accessTokenSeconds: 20 });
        let last = first;
        for (const ask of ['renewToken', 'acquireToken', 'renewToken'] as const) {
          const next = await tab[ask]();
          expect(next).toMatchObject({ ok: true });
          expect(next).not.toEqual(last);
          last = next;
        }
        expect(decodeJwt(last.ok ? last.value : '')).toMatchObject({ aud: provider.audience });
      });

      test('is requested once for several concurrent callers', async ({ tab, services: { provider } }) => {
        await tab.control({ accessTokenSeconds: 120 });
        await tab.signIn('noor-haddad');
        let asked = 0;
        tab.page.on('request', (request) => {
          if (request.url().startsWith(`${provider.issuer}/token`) && request.method() === 'POST') asked += 1;
        });
        const tokens = await tab.page.evaluate(async () => {
          const { provider: identity } = window.identity;
          return Promise.all(Array.from({ length: 5 }, async () => identity.renewToken()));
        });
        expect(new Set(tokens.map((token) => (token.ok ? token.value : token.error.kind))).size).toBe(1);
        expect(tokens[0]).toMatchObject({ ok: true });
        expect(asked).toBe(1);
        const mixed = await tab.page.evaluate(async () => {
          const { provider: identity } = window.identity;
          return Promise.all([identity.acquireToken(), identity.renewToken(), identity.acquireToken()]);
        });
        expect(mixed.map(({ ok }) => ok)).toEqual([true, true, true]);
      });

      test('is refused at once, and without an iframe, when the provider has revoked the session', async ({
        tab,
      }) => {
        await tab.control({ accessTokenSeconds: 20 });
        await tab.signIn('noor-haddad');
        await tab.control({ revoke: 'refresh-tokens' });
        let frames = 0;
        tab.page.on('frameattached', () => {
          frames += 1;
        });
        const begun = Date.now();
        expect(await tab.renewToken()).toEqual(RENEWAL_REFUSED);
        expect(await tab.acquireToken()).toEqual(RENEWAL_REFUSED);
        expect(Date.now() - begun).toBeLessThan(9_000);
        expect(frames).toBe(0);
      });

      test('is used once more while the provider cannot be reached, but not after the API has rejected it', async ({
        tab,
        services: { provider },
      }) => {
        await tab.control({ accessTokenSeconds: 120 });
        await tab.signIn('noor-haddad');
        const token = await tab.acquireToken();
        expect(token).toMatchObject({ ok: true });
        await tab.page.route(`${provider.url}/**`, async (route) => route.abort('internetdisconnected'));
        expect(await tab.acquireToken()).toEqual(token);
        expect(await tab.renewToken()).toEqual(UNREACHABLE);
        await tab.page.unroute(`${provider.url}/**`);
        expect(await tab.renewToken()).toMatchObject({ ok: true });
      });

      test('is valid, or renewed, after the clock of the device was set back', async ({ tab }) => {
        await tab.signIn('noor-haddad');
        const before = await tab.acquireToken();
        expect(before).toMatchObject({ ok: true });
        await tab.page.clock.install({ time: Date.now() - 2 * 60 * 60_000 });
        await tab.page.clock.resume();
        await tab.open('/dashboard');
        expect(await tab.acquireToken()).toMatchObject({ ok: true });
        expect(await tab.acquireToken()).toMatchObject({ ok: true });
        await tab.page.reload();
        await tab.expectReady();
        expect(await tab.account()).toMatchObject(success({ givenName: 'Noor' }));
        expect(await tab.acquireToken()).toMatchObject({ ok: true });
      });

      test('times out when the provider never answers', async ({ tab, services: { provider } }) => {
        await tab.signIn('noor-haddad');
        await tab.page.clock.install();
        await tab.page.route(`${provider.issuer}/token*`, () => undefined);
        const requested = tab.page.waitForRequest(`${provider.issuer}/token*`);
        let answer: unknown;
        const renewal = tab.renewToken().then((renewed) => (answer = renewed));
        await requested;
        await tab.page.clock.runFor(5_000);
        expect(answer).toBeUndefined();
        await tab.page.clock.runFor(20_000);
        expect(await renewal).toEqual(UNREACHABLE);
      });

      test('is renewed under rotated keys, and the old keys stay published for a while', async ({
        tab,
        services,
      }) => {
        await tab.signIn('noor-haddad');
        const kidOf = (token: { readonly ok: boolean; readonly value?: string }): string | undefined =>
          decodeProtectedHeader(token.value ?? '').kid;
        const before = kidOf(await tab.acquireToken());
        await tab.control({ rotateKeys: true });
        const after = kidOf(await tab.renewToken());
        expect(after).not.toBe(before);
        const published: { keys: { kid: string }[] } = await (
          await tab.page.request.get(services.provider.jwksUri)
        ).json();
        expect(published.keys.map(({ kid }) => kid)).toEqual([after, before]);
        expect(await tab.signIn('noor-haddad')).toMatchObject({ ok: true });
      });
    });
  });
