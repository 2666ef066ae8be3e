import { describe, expect, it } from 'vitest';
import type { IdentityProvider, SignInProgress } from '@/application/ports/IdentityProvider';

/** A browser tab with the app in it, and a provider outside. */
export interface IdentityStage {
  /** Opens a new document of the app in the same tab. */
  readonly open: (address: string) => IdentityProvider;
  /** Everywhere the app left for, oldest first. */
  readonly departures: readonly string[];
  /** What the person does at the provider the app left for last; answers where the browser comes back to. */
  readonly signInAtProvider: () => string;
  readonly signInAtProviderWithoutUserId: () => string;
  readonly declineAtProvider: () => string;
  /** Whether the app left for the provider's page, in that language, asking for credentials. */
  readonly isSignInPage: (address: string, language: string) => boolean;
}

const HOME = '/';
const CALLBACK = '/auth/callback';

function progressOf(identity: IdentityProvider): SignInProgress[] {
  const seen = [identity.progress];
  identity.onProgress((progress) => seen.push(progress));
  return seen;
}

export function describeIdentityProvider(setUp: (storage?: 'forbidden') => IdentityStage): void {
  const signedIn = async (stage: IdentityStage): Promise<IdentityProvider> => {
    await stage.open(HOME).signIn('en');
    const identity = stage.open(stage.signInAtProvider());
    await identity.completeRedirect();
    return identity;
  };

  describe('signing in', () => {
    it.each(['en', 'he', 'ar'] as const)('leaves for the page of the provider, in %s', async (language) => {
      const stage = setUp();
      expect(await stage.open(HOME).signIn(language)).toEqual({ ok: true, value: undefined });
      expect(stage.departures.map((address) => stage.isSignInPage(address, language))).toEqual([true]);
    });

    it('does not leave twice', async () => {
      const stage = setUp();
      const identity = stage.open(HOME);
      await identity.signIn('en');
      expect(await identity.signIn('en')).toMatchObject({
        ok: false,
        error: { kind: 'sign-in-not-started' },
      });
      expect(stage.departures).toHaveLength(1);
    });

    it('does not start where nothing can be stored: its answer could not be trusted', async () => {
      const stage = setUp('forbidden');
      expect(await stage.open(HOME).signIn('en')).toMatchObject({
        ok: false,
        error: { kind: 'sign-in-not-started', message: expect.any(String) },
      });
      expect(stage.departures).toEqual([]);
    });
  });

  describe('the answer of the provider', () => {
    it('tells who signed in', async () => {
      const stage = setUp();
      await stage.open(HOME).signIn('en');
      expect(await stage.open(stage.signInAtProvider()).completeRedirect()).toMatchObject({
        ok: true,
        value: { userId: 'user-1', email: 'dana@example.com', givenName: 'Dana', familyName: 'Levi' },
      });
    });

    it('is remembered: asked again in the same document it is the same', async () => {
      const stage = setUp();
      await stage.open(HOME).signIn('en');
      const identity = stage.open(stage.signInAtProvider());
      const [first, second] = await Promise.all([identity.completeRedirect(), identity.completeRedirect()]);
      expect(first).toMatchObject({ ok: true, value: { userId: 'user-1' } });
      expect(second).toEqual(first);
      expect(await identity.completeRedirect()).toEqual(first);
    });

    it.each([HOME, '/dashboard', CALLBACK])('is none at %s', async (address) => {
      expect(await setUp().open(address).completeRedirect()).toEqual({ ok: true, value: undefined });
    });

    it('is a refusal when the person declines', async () => {
      const stage = setUp();
      await stage.open(HOME).signIn('en');
      const identity = stage.open(stage.declineAtProvider());
      expect(await identity.completeRedirect()).toMatchObject({
        ok: false,
        error: { kind: 'sign-in-refused', message: expect.stringContaining('access_denied') },
      });
      expect(await identity.account()).toEqual({ ok: true, value: undefined });
    });

    it('without a user id cannot be read', async () => {
      const stage = setUp();
      await stage.open(HOME).signIn('en');
      const identity = stage.open(stage.signInAtProviderWithoutUserId());
      expect(await identity.completeRedirect()).toEqual({ ok: false, error: { kind: 'claims-unreadable' } });
    });

    it.each<[string, (answer: string) => string]>([
      ['with another state', (answer) => answer.replace(/state=[^&]+/, 'state=somebody-elses')],
      ['without a state', (answer) => answer.replace(/&?state=[^&]+/, '')],
      ['with another code', (answer) => answer.replace(/code=[^&]+/, 'code=guessed')],
    ])('%s is not trusted', async (_, tamper) => {
      const stage = setUp();
      await stage.open(HOME).signIn('en');
      const identity = stage.open(tamper(stage.signInAtProvider()));
      expect(await identity.completeRedirect()).toMatchObject({
        ok: false,
        error: { kind: 'sign-in-refused' },
      });
      expect(await identity.account()).toEqual({ ok: true, value: undefined });
    });

    it('is not trusted a second time', async () => {
      const stage = setUp();
      await stage.open(HOME).signIn('en');
      const answer = stage.signInAtProvider();
      await stage.open(answer).completeRedirect();
      expect(await stage.open(answer).completeRedirect()).toMatchObject({
        ok: false,
        error: { kind: 'sign-in-refused' },
      });
    });

    it('is not trusted when nobody asked', async () => {
      const stage = setUp();
      await stage.open(HOME).signIn('en');
      const answer = stage.signInAtProvider();
      const other = setUp();
      expect(await other.open(answer).completeRedirect()).toMatchObject({
        ok: false,
        error: { kind: 'sign-in-refused' },
      });
    });
  });

  describe('the account', () => {
    it('is nobody at first', async () => {
      expect(await setUp().open(HOME).account()).toEqual({ ok: true, value: undefined });
    });

    it('is whoever signed in', async () => {
      const identity = await signedIn(setUp());
      expect(await identity.account()).toMatchObject({ ok: true, value: { userId: 'user-1' } });
    });

    it('outlives the document', async () => {
      const stage = setUp();
      await signedIn(stage);
      expect(await stage.open('/dashboard').account()).toMatchObject({
        ok: true,
        value: { userId: 'user-1' },
      });
    });
  });

  describe('a token', () => {
    it('is acquired silently', async () => {
      const stage = setUp();
      const identity = await signedIn(stage);
      const departures = stage.departures.length;
      expect(await identity.acquireToken()).toEqual({ ok: true, value: expect.stringMatching(/.+/) });
      expect(stage.departures).toHaveLength(departures);
    });

    it('is an error without an account', async () => {
      expect(await setUp().open(HOME).acquireToken()).toEqual({ ok: false, error: { kind: 'no-account' } });
    });

    it('cannot be renewed without an account', async () => {
      expect(await setUp().open(HOME).renewToken()).toEqual({ ok: false, error: { kind: 'no-account' } });
    });
  });

  describe('signing out', () => {
    it('leaves for the home page, once', async () => {
      const stage = setUp();
      const identity = await signedIn(stage);
      await Promise.all([identity.signOut(), identity.signOut()]);
      expect(stage.departures.slice(1)).toEqual(['/']);
    });

    it('forgets the account and its token, in this document and the next', async () => {
      const stage = setUp();
      const identity = await signedIn(stage);
      await identity.signOut();
      for (const left of [identity, stage.open(HOME)]) {
        expect(await left.account()).toEqual({ ok: true, value: undefined });
        expect(await left.acquireToken()).toEqual({ ok: false, error: { kind: 'no-account' } });
        expect(await left.completeRedirect()).toEqual({ ok: true, value: undefined });
      }
    });
  });

  describe('the progress', () => {
    it('goes from startup over the redirect to none', async () => {
      const identity = setUp().open(HOME);
      const seen = progressOf(identity);
      await identity.completeRedirect();
      expect(seen).toEqual(['startup', 'handle-redirect', 'none']);
    });

    it('is none once the account is known', async () => {
      const identity = setUp().open(HOME);
      await identity.account();
      expect(identity.progress).toBe('none');
    });

    it('tells login on the way out', async () => {
      const identity = setUp().open(HOME);
      await identity.completeRedirect();
      const seen = progressOf(identity);
      await identity.signIn('en');
      expect(seen).toEqual(['none', 'login']);
    });

    it('tells logout on the way out', async () => {
      const identity = await signedIn(setUp());
      const seen = progressOf(identity);
      await identity.signOut();
      expect(seen).toEqual(['none', 'logout']);
    });

    it('tells that a token is acquired, and goes back to none whatever comes of it', async () => {
      const identity = setUp().open(HOME);
      const seen = progressOf(identity);
      await identity.acquireToken();
      expect(seen).toEqual(['startup', 'acquire-token', 'none']);
    });

    it('is told until nobody wants to know any more', async () => {
      const identity = setUp().open(HOME);
      const seen: SignInProgress[] = [];
      const stop = identity.onProgress((progress) => seen.push(progress));
      await identity.acquireToken();
      stop();
      await identity.acquireToken();
      expect(seen).toEqual(['acquire-token', 'none']);
    });
  });
}
