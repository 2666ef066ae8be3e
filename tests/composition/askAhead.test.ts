import { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import { ListBusinesses } from '@/application/business/ListBusinesses';
import { RestoreSession } from '@/application/identity/RestoreSession';
import { SIGNED_OUT, type Session } from '@/application/identity/Session';
import { askAhead } from '@/composition/askAhead';
import { ReadAhead } from '@/composition/ReadAhead';
import { sessionUseCases } from '@/composition/sessionUseCases';
import { TOKENS } from '@/composition/tokens';
import type { User } from '@/domain/identity/User';
import { instant } from '@/domain/shared/instant';
import { success } from '@/domain/shared/result';
import { aSignInTab } from '@tests/support/aSignInTab';
import { aUser } from '@tests/support/builders/aUser';

/** A document in which somebody is signed in, or nobody; what it asked for goes into `asked`. */
function aDocument(user: User | undefined, loads = true) {
  const asked: string[] = [];
  const session: Session = user === undefined ? SIGNED_OUT : { kind: 'signed-in', user };
  class NotedRestoreSession extends RestoreSession {
    override async execute(): ReturnType<RestoreSession['execute']> {
      asked.push('who is here');
      return Promise.resolve(success(session));
    }
  }
  class NotedListBusinesses extends ListBusinesses {
    override prefetch(): void {
      asked.push('the list');
    }
  }
  const { open, users, diagnostics, businesses } = aSignInTab();
  const provider = open('/dashboard').identity;
  const container = new Container({ jitless: true });
  container
    .bind(TOKENS.restoreSession)
    .toConstantValue(new NotedRestoreSession(provider, users, diagnostics));
  container.bind(TOKENS.listBusinesses).toConstantValue(new NotedListBusinesses(businesses));
  const clock = { now: () => instant(1) };
  const noted = <Question extends readonly unknown[]>(name: string) =>
    new ReadAhead<Question, never>(
      {
        execute: async (...question) => {
          asked.push(
            [name, ...question.map((part) => (typeof part === 'string' ? part : 'of the owner'))].join(' '),
          );
          return new Promise<never>(() => undefined);
        },
      },
      clock,
    );
  container.bind(TOKENS.readsAhead).toConstantValue({
    viewBusiness: noted('the business'),
    viewSubscription: noted('the subscription'),
    startSubscriptionWizard: noted('the wizard'),
    viewProfile: noted('the profile'),
  });
  const loadContainer = async (): Promise<Container> => {
    if (!loads) throw new Error('The code did not come');
    return container;
  };
  const identity = sessionUseCases(
    loadContainer,
    () => true,
    () => '/dashboard',
  );
  return { asked, identity, loadContainer };
}

describe('what is asked while the first screen is on its way', () => {
  const owner = aUser();

  it('is who is here, and for the list of the dashboard; the session goes on with the answer', async () => {
    const { asked, identity, loadContainer } = aDocument(owner);
    await askAhead({ route: 'dashboard', path: '/dashboard' }, identity, loadContainer);
    expect(asked).toEqual(['who is here', 'the list']);
    expect(await identity.restoreSession.execute()).toEqual(success({ kind: 'signed-in', user: owner }));
    expect(asked).toHaveLength(2);
    await identity.restoreSession.execute();
    expect(asked).toEqual(['who is here', 'the list', 'who is here']);
  });

  it.each([
    ['business', '/dashboard/business/a', ['the business of the owner a', 'the subscription of the owner a']],
    ['subscription', '/dashboard/business/a/subscription', ['the wizard of the owner a']],
    ['profile', '/profile', ['the profile of the owner']],
    ['callback', '/auth/callback', []],
  ] as const)('is what the %s shows', async (route, path, expected) => {
    const { asked, identity, loadContainer } = aDocument(owner);
    await askAhead({ route, path }, identity, loadContainer);
    expect(asked).toEqual(['who is here', ...expected]);
  });

  it('is nothing for nobody', async () => {
    const { asked, identity, loadContainer } = aDocument(undefined);
    await askAhead({ route: 'dashboard', path: '/dashboard' }, identity, loadContainer);
    expect(asked).toEqual(['who is here']);
  });

  it('says that nobody could be asked where the code did not come', async () => {
    const { identity, loadContainer } = aDocument(owner, false);
    await askAhead({ route: 'dashboard', path: '/dashboard' }, identity, loadContainer);
    expect(await identity.restoreSession.execute()).toEqual({
      ok: false,
      error: { kind: 'unavailable', isUnanswered: true },
    });
  });
});
