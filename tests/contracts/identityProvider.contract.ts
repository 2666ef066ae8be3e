import type { IdentityProvider, InteractionStatus } from '@/application/ports/IdentityProvider';
import { COMPLETE_LANGUAGES } from '@/domain/shared/language';
import { failure, success } from '@/domain/shared/result';
import type { ContractRunner } from './ContractRunner';

type Awaitable<Value> = Value | Promise<Value>;

/** A browser tab with the app, and an identity provider. */
export interface IdentityHarness {
  /** Opens a new document of the app in the same tab, which replaces the previous one. */
  readonly open: (url: string) => Awaitable<IdentityProvider>;
  /** The URLs to which the app navigated, oldest first. `/` is the home page, also by way of the provider. */
  readonly departures: readonly string[];
  /** Signs in at the provider's page that the app opened last. Returns the URL of the redirect back. */
  readonly signInAtProvider: () => Awaitable<string>;
  readonly signInAtProviderWithoutUserId: () => Awaitable<string>;
  readonly declineAtProvider: () => Awaitable<string>;
  /** Replaces everything that the tab has stored of the session by unreadable text. */
  readonly damageStorage: () => Awaitable<void>;
  /** The check of the adapter for a stored session, in the document that was opened last. */
  readonly mayHaveSession: () => Awaitable<boolean>;
  /** True for the provider's page in that language that asks for credentials. */
  readonly isSignInPage: (url: string, language: string) => boolean;
}

const HOME = '/';
const CALLBACK = '/auth/callback';

/** The URL of a response on a host that redirects to a path with a slash at its end. */
const withSlash = (answer: string): string => answer.replace(CALLBACK, `${CALLBACK}/`);

/** Manipulated responses. */
const FORGERIES: readonly (readonly [name: string, forge: (answer: string) => string])[] = [
  ['with another state', (answer) => answer.replace(/state=[^&]+/, 'state=somebody-elses')],
  ['without a state', (answer) => answer.replace(/&?state=[^&]+/, '')],
  ['with another code', (answer) => answer.replace(/code=[^&]+/, 'code=guessed')],
];

function interactionStatusesOf(identity: IdentityProvider): InteractionStatus[] {
  const seen = [identity.interactionStatus];
  identity.onInteractionStatusChange((status) => seen.push(status));
  return seen;
}

export function describeIdentityProvider(
  { describe, it, expect }: ContractRunner,
  setUp: (storage?: 'forbidden') => IdentityHarness,
): void {
  const startSignIn = async (harness: IdentityHarness): Promise<IdentityProvider> => {
    const identity = await harness.open(HOME);
    await identity.signIn('en');
    return identity;
  };
  const signedIn = async (harness: IdentityHarness): Promise<IdentityProvider> => {
    await startSignIn(harness);
    const identity = await harness.open(await harness.signInAtProvider());
    await identity.completeRedirect();
    return identity;
  };

  describe('signing in', () => {
    for (const language of COMPLETE_LANGUAGES)
      it(`redirects to the page of the provider, in ${language}`, async () => {
        const harness = setUp();
        const identity = await harness.open(HOME);
        expect(await identity.signIn(language)).toEqual(success());
        expect(harness.departures.map((url) => harness.isSignInPage(url, language))).toEqual([true]);
      });

    it('redirects once', async () => {
      const harness = setUp();
      const identity = await startSignIn(harness);
      expect(await identity.signIn('en')).toMatchObject(failure({ kind: 'sign-in-not-started' }));
      expect(harness.departures).toHaveLength(1);
    });

    it('does not start when storage is blocked, because the response could not be verified', async () => {
      const harness = setUp('forbidden');
      const identity = await harness.open(HOME);
      expect(await identity.signIn('en')).toMatchObject(
        failure({ kind: 'storage-blocked', message: expect.any(String) }),
      );
      expect(harness.departures).toEqual([]);
    });
  });

  describe('the response of the provider', () => {
    it('contains the account', async () => {
      const harness = setUp();
      await startSignIn(harness);
      const identity = await harness.open(await harness.signInAtProvider());
      expect(await identity.completeRedirect()).toMatchObject(
        success({ userId: 'user-1', email: 'dana@example.com', givenName: 'Dana', familyName: 'Levi' }),
      );
    });

    it('is read on a host that adds a slash to the path of the callback', async () => {
      const harness = setUp();
      await startSignIn(harness);
      const identity = await harness.open(withSlash(await harness.signInAtProvider()));
      expect(await identity.completeRedirect()).toMatchObject(success({ userId: 'user-1' }));
    });

    it('is a refusal when the user declines, also on such a host', async () => {
      const harness = setUp();
      await startSignIn(harness);
      const identity = await harness.open(withSlash(await harness.declineAtProvider()));
      expect(await identity.completeRedirect()).toMatchObject(failure({ kind: 'sign-in-refused' }));
    });

    it('is stored, so that later calls in the same document return it again', async () => {
      const harness = setUp();
      await startSignIn(harness);
      const identity = await harness.open(await harness.signInAtProvider());
      const [first, second] = await Promise.all([identity.completeRedirect(), identity.completeRedirect()]);
      expect(first).toMatchObject(success({ userId: 'user-1' }));
      expect(second).toEqual(first);
      expect(await identity.completeRedirect()).toEqual(first);
    });

    for (const url of [HOME, '/dashboard', CALLBACK, withSlash(CALLBACK)])
      it(`does not exist at ${url}`, async () => {
        const identity = await setUp().open(url);
        expect(await identity.completeRedirect()).toEqual(success(undefined));
      });

    it('is a refusal when the user declines', async () => {
      const harness = setUp();
      await startSignIn(harness);
      const identity = await harness.open(await harness.declineAtProvider());
      expect(await identity.completeRedirect()).toMatchObject(
        failure({ kind: 'sign-in-refused', message: expect.stringContaining('access_denied') }),
      );
      expect(await identity.accountClaims()).toEqual(success(undefined));
    });

    it('without a user id is unreadable', async () => {
      const harness = setUp();
      await startSignIn(harness);
      const identity = await harness.open(await harness.signInAtProviderWithoutUserId());
      expect(await identity.completeRedirect()).toEqual(failure({ kind: 'claims-unreadable' }));
    });

    for (const [name, forge] of FORGERIES)
      it(`is refused: ${name}`, async () => {
        const harness = setUp();
        await startSignIn(harness);
        const identity = await harness.open(forge(await harness.signInAtProvider()));
        expect(await identity.completeRedirect()).toMatchObject(failure({ kind: 'sign-in-refused' }));
        expect(await identity.accountClaims()).toEqual(success(undefined));
      });

    it('is refused the second time', async () => {
      const harness = setUp();
      await startSignIn(harness);
      const answer = await harness.signInAtProvider();
      const first = await harness.open(answer);
      await first.completeRedirect();
      const second = await harness.open(answer);
      expect(await second.completeRedirect()).toMatchObject(failure({ kind: 'sign-in-refused' }));
    });

    it('is refused without a request', async () => {
      const harness = setUp();
      await startSignIn(harness);
      const answer = await harness.signInAtProvider();
      const other = await setUp().open(answer);
      expect(await other.completeRedirect()).toMatchObject(failure({ kind: 'sign-in-refused' }));
    });
  });

  describe('the account', () => {
    it('is missing at first', async () => {
      const identity = await setUp().open(HOME);
      expect(await identity.accountClaims()).toEqual(success(undefined));
    });

    it('is the signed-in account', async () => {
      const identity = await signedIn(setUp());
      expect(await identity.accountClaims()).toMatchObject(success({ userId: 'user-1' }));
    });

    it('is no failure of the connection when storage is damaged, and a sign-in is still possible', async () => {
      const harness = setUp();
      await signedIn(harness);
      await harness.damageStorage();
      const next = await harness.open(HOME);
      expect(await next.accountClaims()).not.toMatchObject({ error: { kind: 'provider-unreachable' } });
      await next.clearSession();
      expect(await next.accountClaims()).toEqual(success(undefined));
      expect(await next.signIn('en')).toEqual(success());
    });

    it('is kept in the next document', async () => {
      const harness = setUp();
      await signedIn(harness);
      const next = await harness.open('/dashboard');
      expect(await next.accountClaims()).toMatchObject(success({ userId: 'user-1' }));
    });
  });

  describe('the check for a stored session', () => {
    it('finds none at first and where storage is blocked', async () => {
      for (const harness of [setUp(), setUp('forbidden')]) {
        await harness.open(HOME);
        expect(await harness.mayHaveSession()).toBe(false);
      }
    });

    it('finds the session in the next document, until it is cleared', async () => {
      const harness = setUp();
      await signedIn(harness);
      const next = await harness.open(HOME);
      expect(await harness.mayHaveSession()).toBe(true);
      await next.clearSession();
      expect(await harness.mayHaveSession()).toBe(false);
    });
  });

  describe('a token', () => {
    it('is acquired without interaction', async () => {
      const harness = setUp();
      const identity = await signedIn(harness);
      const departures = harness.departures.length;
      expect(await identity.acquireToken()).toEqual(success(expect.stringMatching(/.+/)));
      expect(harness.departures).toHaveLength(departures);
    });

    it('is an error without an account', async () => {
      const identity = await setUp().open(HOME);
      expect(await identity.acquireToken()).toEqual(failure({ kind: 'no-account' }));
    });

    it('has no end that is near, right after the sign-in and without an account', async () => {
      expect(await (await setUp().open(HOME)).sessionExpiry()).toEqual(undefined);
      expect(await (await signedIn(setUp())).sessionExpiry()).toEqual(undefined);
    });

    it('cannot be renewed without an account', async () => {
      const identity = await setUp().open(HOME);
      expect(await identity.renewToken()).toEqual(failure({ kind: 'no-account' }));
    });
  });

  describe('signing out', () => {
    it('redirects to the home page, once', async () => {
      const harness = setUp();
      const identity = await signedIn(harness);
      await Promise.all([identity.signOut(), identity.signOut()]);
      expect(harness.departures.slice(1)).toEqual(['/']);
    });

    it('redirects directly to the home page when another tab has signed out before', async () => {
      const harness = setUp();
      const identity = await signedIn(harness);
      await Promise.all([identity.signOutLocally(), identity.signOutLocally()]);
      expect(harness.departures.slice(1)).toEqual(['/']);
      for (const left of [identity, await harness.open(HOME)]) {
        expect(await left.accountClaims()).toEqual(success(undefined));
        expect(await left.acquireToken()).toEqual(failure({ kind: 'no-account' }));
      }
    });

    it('clears the account and its token, in this document and the next', async () => {
      const harness = setUp();
      const identity = await signedIn(harness);
      await identity.signOut();
      const expectSignedOut = async (left: IdentityProvider): Promise<void> => {
        expect(await left.accountClaims()).toEqual(success(undefined));
        expect(await left.acquireToken()).toEqual(failure({ kind: 'no-account' }));
        expect(await left.completeRedirect()).toEqual(success(undefined));
      };
      await expectSignedOut(identity);
      await expectSignedOut(await harness.open(HOME));
    });
  });

  describe('clearing the session', () => {
    it('clears the account and its token in this document and the next, without leaving the page', async () => {
      const harness = setUp();
      const identity = await signedIn(harness);
      const departures = harness.departures.length;
      expect(await identity.clearSession()).toMatchObject({ userId: 'user-1' });
      for (const left of [identity, await harness.open(HOME)]) {
        expect(await left.accountClaims()).toEqual(success(undefined));
        expect(await left.acquireToken()).toEqual(failure({ kind: 'no-account' }));
        expect(await left.completeRedirect()).toEqual(success(undefined));
      }
      expect(harness.departures).toHaveLength(departures);
    });

    it('returns the account again in the same document, so that a sign-out can follow', async () => {
      const harness = setUp();
      const identity = await signedIn(harness);
      await identity.clearSession();
      expect(await identity.clearSession()).toMatchObject({ userId: 'user-1' });
      await identity.signOut();
      expect(harness.departures.slice(1)).toEqual(['/']);
    });

    it('returns nothing without an account', async () => {
      const identity = await setUp().open(HOME);
      expect(await identity.clearSession()).toEqual(undefined);
    });

    it('leaves the sign-in possible', async () => {
      const harness = setUp();
      const identity = await signedIn(harness);
      await identity.clearSession();
      expect(await identity.signIn('en')).toEqual(success());
    });
  });

  describe('the interaction status', () => {
    it('changes from startup over the redirect to none', async () => {
      const identity = await setUp().open(HOME);
      const seen = interactionStatusesOf(identity);
      await identity.completeRedirect();
      expect(seen).toEqual(['startup', 'handle-redirect', 'none']);
    });

    it('is none once the account is known', async () => {
      const identity = await setUp().open(HOME);
      await identity.accountClaims();
      expect(identity.interactionStatus).toBe('none');
    });

    it('is login during the redirect to the provider', async () => {
      const identity = await setUp().open(HOME);
      await identity.completeRedirect();
      const seen = interactionStatusesOf(identity);
      await identity.signIn('en');
      expect(seen).toEqual(['none', 'login']);
    });

    it('is logout during a sign-out', async () => {
      const identity = await signedIn(setUp());
      const seen = interactionStatusesOf(identity);
      await identity.signOut();
      expect(seen).toEqual(['none', 'logout']);
    });

    it('shows that a token is being acquired, and returns to none after success and failure', async () => {
      const identity = await setUp().open(HOME);
      const seen = interactionStatusesOf(identity);
      await identity.acquireToken();
      expect(seen).toEqual(['startup', 'acquire-token', 'none']);
    });

    it('is reported until the listener unsubscribes', async () => {
      const identity = await setUp().open(HOME);
      const seen: InteractionStatus[] = [];
      const stop = identity.onInteractionStatusChange((status) => seen.push(status));
      await identity.acquireToken();
      stop();
      await identity.acquireToken();
      expect(seen).toEqual(['acquire-token', 'none']);
    });
  });
}
