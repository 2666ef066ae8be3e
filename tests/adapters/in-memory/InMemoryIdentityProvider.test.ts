import { describe, expect, it } from 'vitest';
import type { DemoAccount } from '@/adapters/in-memory/identity/demoAccounts';
import { DemoSessionStorage } from '@/adapters/in-memory/identity/DemoSessionStorage';
import { hasDemoSession } from '@/adapters/in-memory/identity/hasDemoSession';
import { signInResponseUrl, parseSignInRequest } from '@/adapters/in-memory/identity/signInProtocol';
import { InMemoryIdentityProvider } from '@/adapters/in-memory/InMemoryIdentityProvider';
import { failure, success } from '@/domain/shared/result';
import { routeOf } from '@/ui/shell/routePaths';
import { aMoment } from '../../support/builders/aMoment';
import { describeIdentityProvider, type IdentityHarness } from '../../contracts/identityProvider.contract';
import { FixedClock } from '../../support/FixedClock';
import { forbiddenStorage, MemoryStorage } from '../../support/MemoryStorage';

const ORIGIN = 'https://amin.example';
const CALLBACK = '/auth/callback';

const ACCOUNTS: readonly DemoAccount[] = [
  {
    id: 'dana',
    names: {},
    notes: {},
    email: 'dana@example.com',
    claims: { oid: 'user-1', emails: ['dana@example.com'], given_name: 'Dana', family_name: 'Levi' },
  },
  { id: 'nobody', names: {}, notes: {}, email: '', claims: { given_name: 'Nobody' } },
];

interface Tab extends IdentityHarness {
  readonly clock: FixedClock;
  readonly path: string;
  readonly signInAtProvider: () => string;
  readonly open: (path: string, options?: { readonly renewsTokens: boolean }) => InMemoryIdentityProvider;
}

function aTab(storage: () => Storage): Tab {
  const departures: string[] = [];
  const clock = new FixedClock();
  let path = '/';
  let lastId = 0;
  const responseUrl = (answer: Parameters<typeof signInResponseUrl>[1]): string => {
    const request = parseSignInRequest(new URL(departures.at(-1) ?? '', ORIGIN).search, ORIGIN, CALLBACK);
    if (request === undefined) throw new Error('Expected a redirect to the sign-in page');
    return signInResponseUrl(request, answer, CALLBACK);
  };
  return {
    clock,
    departures,
    get path() {
      return path;
    },
    open(opened, options) {
      path = opened;
      const { pathname, hash } = new URL(opened, ORIGIN);
      return new InMemoryIdentityProvider({
        storage,
        clock,
        accounts: ACCOUNTS,
        callbackPath: CALLBACK,
        randomId: () => {
          lastId += 1;
          return `unguessable-${String(lastId)}`;
        },
        document: {
          location: { hash },
          isCallback: () => routeOf(pathname) === 'callback',
          assign: (left) => departures.push(left),
          clearResponse: () => {
            path = pathname;
          },
        },
        ...options,
      });
    },
    signInAtProvider: () => responseUrl({ kind: 'signed-in', accountId: 'dana' }),
    signInAtProviderWithoutUserId: () => responseUrl({ kind: 'signed-in', accountId: 'nobody' }),
    declineAtProvider: () => responseUrl({ kind: 'declined', description: 'No, thank you' }),
    mayHaveSession: () => hasDemoSession(storage),
    damageStorage() {
      const stored = storage();
      for (let index = 0; index < stored.length; index += 1) stored.setItem(stored.key(index) ?? '', '{');
    },
    isSignInPage(left, language) {
      const { pathname, searchParams } = new URL(left, ORIGIN);
      return (
        pathname === '/demo/sign-in.html' &&
        searchParams.get('ui_locales') === language &&
        searchParams.get('prompt') === 'login'
      );
    },
  };
}

function aTabWithStorage(): Tab & { readonly storage: MemoryStorage } {
  const storage = new MemoryStorage();
  return Object.assign(
    aTab(() => storage),
    { storage },
  );
}

async function signedIn(
  tab: Tab,
  options?: { readonly renewsTokens: boolean },
): Promise<InMemoryIdentityProvider> {
  await tab.open('/').signIn('en');
  const identity = tab.open(tab.signInAtProvider(), options);
  await identity.completeRedirect();
  return identity;
}

describe('InMemoryIdentityProvider', () => {
  describeIdentityProvider({ describe, it, expect }, (storage) =>
    storage === 'forbidden' ? aTab(forbiddenStorage) : aTabWithStorage(),
  );

  it('removes the response from the URL before other code can read it', async () => {
    const tab = aTabWithStorage();
    await signedIn(tab);
    expect(tab.path).toBe('/auth/callback');
  });

  it('reads a response only at the callback path', async () => {
    const tab = aTabWithStorage();
    await tab.open('/').signIn('en');
    const elsewhere = tab.signInAtProvider().replace('/auth/callback', '/dashboard');
    expect(await tab.open(elsewhere).completeRedirect()).toEqual(success(undefined));
  });

  it('renews no token by default', async () => {
    const identity = await signedIn(aTabWithStorage());
    expect(await identity.renewToken()).toEqual(failure({ kind: 'renewal-refused' }));
  });

  it('ends the session at the time that a demo link has set, in every document of the tab', async () => {
    const tab = aTabWithStorage();
    new DemoSessionStorage(() => tab.storage).saveSession({ claims: {}, token: 'token', endsAt: aMoment() });
    expect(await tab.open('/').sessionExpiry()).toBe(aMoment());
    await signedIn(tab);
    expect(await tab.open('/').sessionExpiry()).toBeUndefined();
  });

  it('renews to another token and stores it', async () => {
    const identity = await signedIn(aTabWithStorage(), { renewsTokens: true });
    const before = await identity.acquireToken();
    const renewed = await identity.renewToken();
    expect(renewed).toMatchObject({ ok: true });
    expect(renewed).not.toEqual(before);
    expect(await identity.acquireToken()).toEqual(renewed);
  });

  it('signs in for this document when the session cannot be stored', async () => {
    class StateOnlyStorage extends MemoryStorage {
      override setItem(key: string, value: string): void {
        if (key === 'amin.demo.session') throw new DOMException('Full', 'QuotaExceededError');
        super.setItem(key, value);
      }
    }
    const storage = new StateOnlyStorage();
    const tab = aTab(() => storage);
    const identity = await signedIn(tab);
    expect(await identity.accountClaims()).toMatchObject(success({ userId: 'user-1' }));
    expect(await tab.open('/').accountClaims()).toEqual(success(undefined));
  });

  it.each(['{', '"text"', '{"claims":{}}', '{"claims":{},"token":""}'])(
    'ignores %s in storage',
    async (text) => {
      const tab = aTabWithStorage();
      tab.storage.setItem('amin.demo.session', text);
      expect(await tab.open('/').accountClaims()).toEqual(success(undefined));
    },
  );

  it('reports a stored account without a user id', async () => {
    const tab = aTabWithStorage();
    tab.storage.setItem('amin.demo.session', '{"claims":{"given_name":"Dana"},"token":"x"}');
    expect(await tab.open('/').accountClaims()).toEqual(failure({ kind: 'claims-unreadable' }));
  });

  it('signs out where storage is blocked', async () => {
    const tab = aTab(forbiddenStorage);
    await tab.open('/').signOut();
    expect(tab.departures).toEqual(['/']);
  });

  it('stays signed out when a response is read during the redirect', async () => {
    const tab = aTabWithStorage();
    await tab.open('/').signIn('en');
    const identity = tab.open(tab.signInAtProvider());
    const completing = identity.completeRedirect();
    await identity.signOut();
    expect(await completing).toEqual(success(undefined));
    expect(await tab.open('/').accountClaims()).toEqual(success(undefined));
  });

  it('can sign in again when the owner has stopped the navigation to the sign-in page, or home', async () => {
    const tab = aTabWithStorage();
    const identity = tab.open('/');
    await identity.signIn('en');
    await tab.clock.advance(14_999);
    expect(await identity.signIn('en')).toMatchObject({ error: { kind: 'sign-in-not-started' } });
    await tab.clock.advance(1);
    expect(identity.interactionStatus).toBe('none');
    await identity.signOut();
    await tab.clock.advance(15_000);
    expect(await identity.signIn('en')).toMatchObject({ ok: true });
    expect(tab.departures).toHaveLength(3);
  });

  it('leaves no session data in storage', async () => {
    const tab = aTabWithStorage();
    const identity = await signedIn(tab);
    await identity.signOut();
    expect(tab.storage.length).toBe(0);
  });
});
