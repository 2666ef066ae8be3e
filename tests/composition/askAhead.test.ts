import { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import type { ListBusinesses } from '@/application/business/ListBusinesses';
import type { RestoreSession } from '@/application/identity/RestoreSession';
import { SIGNED_OUT, type Session } from '@/application/identity/Session';
import { askAhead } from '@/composition/askAhead';
import { sessionUseCases } from '@/composition/sessionUseCases';
import { TOKENS } from '@/composition/tokens';
import { success } from '@/domain/shared/result';
import { aUser } from '@tests/support/builders/aUser';

/** A document in which somebody may be signed in, and what it asked for. */
function aDocument(session: Session, loads = true) {
  const asked: string[] = [];
  const container = new Container({ jitless: true });
  const restoreSession: Pick<RestoreSession, 'execute'> = {
    execute: async () => {
      asked.push('who is here');
      return success(session);
    },
  };
  const listBusinesses: Pick<ListBusinesses, 'begin'> = { begin: () => asked.push('the list') };
  container.bind(TOKENS.restoreSession).toConstantValue(restoreSession as RestoreSession);
  container.bind(TOKENS.listBusinesses).toConstantValue(listBusinesses as ListBusinesses);
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

describe('while the first screen is on its way', () => {
  const signedIn: Session = { kind: 'signed-in', user: aUser() };

  it('it is asked who is here, and for the list of the dashboard; the session goes on with the answer', async () => {
    const { asked, identity, loadContainer } = aDocument(signedIn);
    await askAhead('dashboard', identity, loadContainer);
    expect(asked).toEqual(['who is here', 'the list']);
    expect(await identity.restoreSession.execute()).toEqual(success(signedIn));
    expect(asked).toHaveLength(2);
    await identity.restoreSession.execute();
    expect(asked).toEqual(['who is here', 'the list', 'who is here']);
  });

  it.each([
    ['elsewhere', 'profile', signedIn],
    ['for nobody', 'dashboard', SIGNED_OUT],
  ] as const)('no list is asked for %s', async (_, route, session) => {
    const { asked, identity, loadContainer } = aDocument(session);
    await askAhead(route, identity, loadContainer);
    expect(asked).toEqual(['who is here']);
  });

  it('what fails is told to whoever asks then', async () => {
    const { identity, loadContainer } = aDocument(signedIn, false);
    await askAhead('dashboard', identity, loadContainer);
    await expect(identity.restoreSession.execute()).rejects.toThrow('did not come');
  });
});
