import { FixedClock } from '@tests/support/FixedClock';
import { reaction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import type { RestoreSessionError } from '@/application/identity/RestoreSession';
import type { Session } from '@/application/identity/Session';
import { aMoment } from '@tests/support/builders/aMoment';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { InMemoryStoredRecord } from '@tests/support/InMemoryStoredRecord';
import { RECORD_KINDS } from '@/application/ports/recordKinds';
import { parseUserId, type User } from '@/domain/identity/User';
import { failure, success, type Result } from '@/domain/shared/result';
import { Toasts } from '@/ui/shell/Toasts';
import type { SessionState } from '@/ui/shell/SessionState';
import { SessionViewModel, type SessionUseCases } from '@/ui/shell/SessionViewModel';
import type { TextKey } from '@/ui/i18n/useTranslation';
import { deferred } from '@tests/support/deferred';
import { SESSION_ENDS } from '@tests/support/sessionEnds';

const noor: User = {
  id: parseUserId('noor') ?? unreachable(),
  firstName: 'Noor',
  lastName: undefined,
  names: { firstName: {}, lastName: {} },
  displayName: undefined,
  email: undefined,
  phoneNumber: undefined,
  address: undefined,
  streetAddress: undefined,
  city: undefined,
  avatar: undefined,
  businessIds: [],
  chats: [],
};

function unreachable(): never {
  throw new Error('The id is valid');
}

const signedOut: Result<Session, never> = success({ kind: 'signed-out' });
const signedIn: Result<Session, never> = success({ kind: 'signed-in', user: noor });

function aSession(useCases: Partial<SessionUseCases> = {}, shown?: SessionState) {
  const clock = new FixedClock();
  const pending = new InMemoryStoredRecord(RECORD_KINDS.pendingToasts, clock);
  const toasts = new Toasts(pending, (text): text is TextKey => text.length > 0);
  const calls: string[] = [];
  let signOutElsewhere = (): void => undefined;
  const session = new SessionViewModel(
    {
      restoreSession: { execute: async () => signedOut },
      completeSignIn: { execute: async () => signedIn },
      signIn: {
        execute: async (language) => {
          calls.push(`sign in (${language})`);
          return success();
        },
      },
      endSession: {
        execute: async (cause) => {
          calls.push(`end the session: ${cause}`);
        },
      },
      clearSession: {
        execute: async () => {
          calls.push(`clear while ${session.state.kind}`);
        },
      },
      watchForSignOut: {
        execute: async (onSignedOut) => {
          signOutElsewhere = onSignedOut;
          return true;
        },
      },
      ...useCases,
    },
    toasts,
    () => 'he',
    clock,
    shown,
  );
  const states: string[] = [session.state.kind];
  reaction(
    () => session.state.kind,
    (kind) => states.push(kind),
  );
  return { session, clock, toasts, states, calls, pending, signOutElsewhere: () => signOutElsewhere() };
}

describe('the session', () => {
  it('is loading until it is known, then signed out without an account', async () => {
    const { session, states } = aSession();
    await session.start();
    expect(states).toEqual(['loading', 'signed-out']);
  });

  it('is loading again when the page was prerendered for a visitor', async () => {
    const { session, states } = aSession({}, { kind: 'signed-out' });
    await session.start();
    expect(states).toEqual(['signed-out', 'loading', 'signed-out']);
  });

  it('is signed in when the session was restored', async () => {
    const { session } = aSession({ restoreSession: { execute: async () => signedIn } });
    await session.start();
    expect(session.user).toEqual(noor);
  });

  it('is restored once, however often the document starts it', async () => {
    const restore = vi.fn<SessionUseCases['restoreSession']['execute']>(async () => signedIn);
    const { session } = aSession({ restoreSession: { execute: restore } });
    await Promise.all([session.start(), session.start()]);
    await session.start();
    expect(restore).toHaveBeenCalledOnce();
  });

  it('offers the sign-in only while nobody is signed in', async () => {
    const { session } = aSession();
    expect(session.canSignIn).toBe(false);
    await session.start();
    expect(session.canSignIn).toBe(true);
    await session.signIn();
    expect(session.canSignIn).toBe(false);
    const { session: other } = aSession({ restoreSession: { execute: async () => signedIn } });
    await other.start();
    expect(other.canSignIn).toBe(false);
  });

  it('takes the newer record of its owner, and of nobody else', async () => {
    const { session } = aSession({ restoreSession: { execute: async () => signedIn } });
    session.replaceUser(noor);
    expect(session.user).toBeUndefined();
    await session.start();
    session.replaceUser({ ...noor, id: parseUserId('dana') ?? unreachable(), firstName: 'Dana' });
    expect(session.user?.firstName).toBe('Noor');
    session.replaceUser({ ...noor, firstName: 'Nour' });
    expect(session.state).toMatchObject({ kind: 'signed-in', user: { firstName: 'Nour' } });
  });

  it('keeps the record that has replaced another one while that was reloaded', async () => {
    const older = deferred<typeof signedIn>();
    const answers = [Promise.resolve(signedIn), older.promise];
    const { session } = aSession({
      restoreSession: { execute: async () => answers.shift() ?? signedIn },
    });
    await session.start();
    const reloading = session.reload();
    session.replaceUser({ ...noor, firstName: 'Nour' });
    older.resolve(signedIn);
    await reloading;
    expect(session.user?.firstName).toBe('Nour');
  });

  it('does nothing a second time once it has ended', async () => {
    const { session, calls } = aSession();
    await session.start();
    await session.expire();
    await session.followSignOut();
    expect([session.state.kind, calls]).toEqual(['signed-out', []]);
  });

  it('is signed out with an error when the user record fails to load', async () => {
    const { session, toasts, calls } = aSession({
      restoreSession: { execute: async () => failure({ kind: 'unavailable' }) },
    });
    await session.start();
    expect([session.state.kind, toasts.take()]).toEqual([
      'signed-out',
      [{ kind: 'error', message: 'errors.generalRetry' }],
    ]);
    /* After a reload another person could be signed in with these tokens. */
    expect(calls).toEqual(['clear while loading']);
  });

  it('ends with an explanation when what is stored cannot be restored, and the owner can log in (decision C116)', async () => {
    const { session, toasts, calls } = aSession({
      restoreSession: { execute: async () => failure({ kind: 'session-unreadable' }) },
    });
    await session.start();
    expect(toasts.take()).toEqual([{ kind: 'error', message: 'errors.sessionUnreadable' }]);
    await session.signIn();
    expect([calls, toasts.take()]).toEqual([['clear while loading', 'sign in (he)'], []]);
  });

  it('stays signed in when reloading the user record fails, and shows the error', async () => {
    const answers = [signedIn, failure({ kind: 'offline' })];
    const { session, toasts, calls } = aSession({
      restoreSession: { execute: async () => answers.shift() ?? signedOut },
    });
    await session.start();
    await session.reload();
    expect([session.user, toasts.take()]).toEqual([noor, [{ kind: 'error', message: 'errors.offline' }]]);
    expect(calls).toEqual([]);
  });

  it('is not entered by a slow reload after signing out, even when the next document does not arrive', async () => {
    const slow = deferred<typeof signedIn>();
    const answers = [Promise.resolve(signedIn), slow.promise];
    const { session, clock } = aSession({
      restoreSession: { execute: async () => answers.shift() ?? signedOut },
    });
    await session.start();
    const reloading = session.reload();
    await session.signOut();
    await clock.advance(15_000);
    slow.resolve(signedIn);
    await reloading;
    expect(session.state).toEqual({ kind: 'signed-out', hasEnded: true });
  });

  it('ends when the API rejects it while the user record is reloaded', async () => {
    const answers = [signedIn, failure({ kind: 'session-expired' })];
    const { session, calls } = aSession({
      restoreSession: { execute: async () => answers.shift() ?? signedOut },
    });
    await session.start();
    await session.reload();
    expect(calls).toEqual(['end the session: expired']);
  });

  it('is loading from the start, and sends its requests only after activation', async () => {
    const restore = vi.fn<SessionUseCases['restoreSession']['execute']>(async () => signedOut);
    const { session, states } = aSession({ restoreSession: { execute: restore } });
    const activation = deferred<void>();
    const starting = session.start(activation.promise);
    await new Promise((settle) => setTimeout(settle));
    expect(states).toEqual(['loading']);
    expect(restore).not.toHaveBeenCalled();
    activation.resolve();
    await starting;
    expect(states).toEqual(['loading', 'signed-out']);
    expect(restore).toHaveBeenCalledOnce();
  });

  it('runs a press of the log-in button once the session is known', async () => {
    const known = deferred<typeof signedOut>();
    const visitor = aSession({ restoreSession: { execute: async () => known.promise } });
    const leaving = visitor.session.signIn();
    const starting = visitor.session.start();
    await new Promise((settle) => setTimeout(settle));
    expect(visitor.calls).toEqual([]);
    known.resolve(signedOut);
    await starting;
    await leaving;
    expect(visitor.calls).toEqual(['sign in (he)']);
    const owner = aSession({ restoreSession: { execute: async () => signedIn } });
    const staying = owner.session.signIn();
    await owner.session.start();
    await staying;
    expect([owner.calls, owner.session.user]).toEqual([[], noor]);
  });

  it('redirects to the provider once, in the language of the page', async () => {
    const { session, calls, states } = aSession();
    await session.start();
    await Promise.all([session.signIn(), session.signIn(), session.signIn()]);
    expect([calls, states]).toEqual([['sign in (he)'], ['loading', 'signed-out', 'redirecting']]);
  });

  it('enables the log-in button again when the page of the provider was stopped while it loaded', async () => {
    const { session, calls, clock } = aSession();
    await session.start();
    await session.signIn();
    await clock.advance(14_999);
    expect(session.canSignIn).toBe(false);
    await clock.advance(1);
    expect(session.canSignIn).toBe(true);
    await session.signIn();
    expect([calls, session.state.kind]).toEqual([['sign in (he)', 'sign in (he)'], 'redirecting']);
  });

  it('enables the log-in button again when the provider is unreachable', async () => {
    const { session, toasts } = aSession({
      signIn: { execute: async () => failure({ kind: 'sign-in-not-started', message: 'down' }) },
    });
    await session.start();
    await session.signIn();
    expect([session.state.kind, toasts.take()]).toMatchObject([
      'signed-out',
      [{ kind: 'error', message: 'errors.signInNotStarted' }],
    ]);
  });

  it('completes a sign-in once and redirects to the dashboard', async () => {
    const { session } = aSession();
    expect(await Promise.all([session.completeSignIn(), session.completeSignIn()])).toEqual([
      'dashboard',
      'dashboard',
    ]);
    expect(session.state.kind).toBe('signed-in');
  });

  it('is not restored as well once the callback page has completed the sign-in', async () => {
    const { session } = aSession();
    await session.completeSignIn();
    await session.start();
    expect(session.user).toEqual(noor);
  });

  it('redirects home without a response, and with an error notice after a refusal', async () => {
    const empty = aSession({ completeSignIn: { execute: async () => signedOut } });
    expect(await empty.session.completeSignIn()).toBe('home');
    const refused = aSession({
      completeSignIn: { execute: async () => failure({ kind: 'sign-in-refused', message: 'access_denied' }) },
    });
    expect(await refused.session.completeSignIn()).toBe('home');
    expect(refused.toasts.take()).toEqual([{ kind: 'error', message: 'errors.signInRefused' }]);
    expect(refused.session.state).toEqual({ kind: 'signed-out' });
  });

  it('completes the sign-in with another call, or is restored, when code failed to load', async () => {
    const execute = vi.fn<SessionUseCases['completeSignIn']['execute']>();
    execute.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(signedIn);
    const { session } = aSession({ completeSignIn: { execute } });
    await expect(session.completeSignIn()).rejects.toThrow('Failed to fetch');
    expect(await session.completeSignIn()).toBe('dashboard');
    execute.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const left = aSession({ completeSignIn: { execute } });
    await expect(left.session.completeSignIn()).rejects.toThrow('Failed to fetch');
    await left.session.start();
    expect(left.session.state).toEqual({ kind: 'signed-out' });
  });

  it('keeps the session of the tab when another sign-in is refused or cancelled', async () => {
    const { session, toasts, calls } = aSession({
      completeSignIn: { execute: async () => failure({ kind: 'sign-in-refused', message: 'access_denied' }) },
      restoreSession: { execute: async () => signedIn },
    });
    expect([await session.completeSignIn(), session.user, calls]).toEqual(['dashboard', noor, []]);
    expect(toasts.take()).toEqual([{ kind: 'error', message: 'errors.signInRefused' }]);
  });

  it('clears the tokens when the callback ends signed out', async () => {
    const { session, calls } = aSession({
      completeSignIn: { execute: async () => failure({ kind: 'session-expired' }) },
    });
    expect(await session.completeSignIn()).toBe('home');
    expect([session.state, calls]).toEqual([{ kind: 'signed-out' }, ['clear while loading']]);
  });

  it('keeps the owner signed in who opens the callback page by hand', async () => {
    const { session } = aSession({
      completeSignIn: { execute: async () => signedOut },
      restoreSession: { execute: async () => signedIn },
    });
    expect([await session.completeSignIn(), session.state.kind]).toEqual(['home', 'signed-in']);
  });

  it('opens no other page when a restored session opens the check of a payment', async () => {
    const { session } = aSession({
      completeSignIn: { execute: async () => signedOut },
      restoreSession: {
        execute: async () => success({ kind: 'signed-in', user: noor, unknownOrderOf: aBusiness().id }),
      },
    });
    expect(await session.completeSignIn()).toBeUndefined();
  });

  it('ends once when it has expired; the next document shows the reason without a toast', async () => {
    const { session, calls, pending } = aSession({ restoreSession: { execute: async () => signedIn } });
    await session.start();
    await Promise.all([session.expire(), session.expire(), session.signOut()]);
    expect([calls, pending.load()]).toEqual([['end the session: expired'], undefined]);
  });

  it('is redirecting while the owner signs out', async () => {
    const { session, calls } = aSession({ restoreSession: { execute: async () => signedIn } });
    await session.start();
    await session.signOut();
    expect([session.state, calls]).toEqual([
      { kind: 'redirecting', to: 'sign-out' },
      ['end the session: signed-out'],
    ]);
  });

  it.each(SESSION_ENDS)('is signed out when the next document does not arrive after %s', async (end) => {
    const { session, clock } = aSession({ restoreSession: { execute: async () => signedIn } });
    await session.start();
    await session[end]();
    await clock.advance(14_999);
    expect(session.state).toEqual({ kind: 'redirecting', to: 'sign-out' });
    await clock.advance(1);
    expect(session.state).toEqual({ kind: 'signed-out', hasEnded: true });
    await session.signIn();
    expect(session.state).toEqual({ kind: 'redirecting', to: 'sign-in' });
  });

  it('ends once when the owner signs out in another tab', async () => {
    const { session, calls, states, signOutElsewhere } = aSession({
      restoreSession: { execute: async () => signedIn },
    });
    await session.start();
    signOutElsewhere();
    signOutElsewhere();
    await session.expire();
    expect([calls, states]).toEqual([
      ['end the session: signed-out-elsewhere'],
      ['loading', 'signed-in', 'redirecting'],
    ]);
  });

  it('ends when the owner has signed out in another tab while this one had no document', async () => {
    const { session, calls, toasts } = aSession({
      restoreSession: { execute: async () => failure({ kind: 'signed-out-elsewhere' }) },
    });
    await session.start();
    expect([calls, toasts.take()]).toEqual([['end the session: signed-out-elsewhere'], []]);
  });

  it('ends when the owner signs out in another tab while the callback completes the sign-in', async () => {
    const { session, calls, toasts } = aSession({
      completeSignIn: { execute: async () => failure({ kind: 'signed-out-elsewhere' }) },
    });
    expect(await session.completeSignIn()).toBeUndefined();
    expect([calls, toasts.take()]).toEqual([['end the session: signed-out-elsewhere'], []]);
  });

  it('ends when the owner signs out in another tab while the user record is loading', async () => {
    const { session, calls, signOutElsewhere } = aSession({
      restoreSession: {
        execute: async () => {
          signOutElsewhere();
          return Promise.resolve(signedIn);
        },
      },
    });
    await session.start();
    expect([calls, session.state.kind]).toEqual([['end the session: signed-out-elsewhere'], 'redirecting']);
  });

  it('does not listen for sign-outs without a user', async () => {
    const watch = vi.fn<SessionUseCases['watchForSignOut']['execute']>(async () => false);
    const { session, calls, signOutElsewhere } = aSession({ watchForSignOut: { execute: watch } });
    await session.start();
    signOutElsewhere();
    expect([calls, session.state.kind]).toEqual([[], 'signed-out']);
    expect(watch).toHaveBeenCalledOnce();
  });

  it('does not start to listen for sign-outs twice at the same time', async () => {
    const watching = deferred<boolean>();
    const watch = vi.fn<SessionUseCases['watchForSignOut']['execute']>(async () => watching.promise);
    const { session } = aSession({
      restoreSession: { execute: async () => signedIn },
      watchForSignOut: { execute: watch },
    });
    await session.start();
    await session.reload();
    expect(watch).toHaveBeenCalledOnce();
    watching.resolve(true);
  });

  it('listens for sign-outs after the next reload when the code for it failed to load', async () => {
    const watch = vi.fn<SessionUseCases['watchForSignOut']['execute']>(async () => true);
    watch.mockRejectedValueOnce(new Error('The chunk failed to load'));
    const { session } = aSession({
      restoreSession: { execute: async () => signedIn },
      watchForSignOut: { execute: watch },
    });
    await session.start();
    await session.reload();
    await session.reload();
    expect(watch).toHaveBeenCalledTimes(2);
  });

  it('listens for sign-outs of a user who is recognised later, once per user', async () => {
    const answers: Result<Session, RestoreSessionError>[] = [failure({ kind: 'offline' })];
    const watch = vi.fn<SessionUseCases['watchForSignOut']['execute']>(async () => true);
    watch.mockResolvedValueOnce(false);
    const { session } = aSession({
      restoreSession: { execute: async () => answers.shift() ?? signedIn },
      watchForSignOut: { execute: watch },
    });
    await session.start();
    await session.reconnect();
    await session.reload();
    expect(watch).toHaveBeenCalledTimes(2);
  });

  it('listens for sign-outs of a user who has just signed in', async () => {
    const { session, calls, signOutElsewhere } = aSession();
    await session.completeSignIn();
    signOutElsewhere();
    expect(calls).toEqual(['end the session: signed-out-elsewhere']);
  });

  describe('a session whose check fails because of the connection', () => {
    const NO_ANSWER = { kind: 'unavailable', hasNoResponse: true } as const;
    const CAUSES: readonly RestoreSessionError[] = [
      { kind: 'offline' },
      NO_ANSWER,
      { kind: 'provider-unreachable' },
    ];

    it.each(CAUSES)('is unreachable and shown on the page without a toast: $kind', async (error) => {
      const { session, toasts, calls } = aSession({
        restoreSession: { execute: async () => failure(error) },
      });
      await session.start();
      expect(session.state).toEqual({ kind: 'unreachable', error, isRetrying: false });
      expect([toasts.take(), calls, session.canSignIn]).toEqual([[], [], true]);
    });

    it('is checked again, one check at a time, until it is known', async () => {
      const answers = [failure(NO_ANSWER), failure(NO_ANSWER), signedIn];
      const { session, states } = aSession({
        restoreSession: { execute: async () => answers.shift() ?? signedOut },
      });
      await session.start();
      await Promise.all([session.reconnect(), session.reconnect()]);
      expect(session.state).toEqual({ kind: 'unreachable', error: NO_ANSWER, isRetrying: false });
      await session.reconnect();
      await session.reconnect();
      expect([session.user, states]).toEqual([noor, ['loading', 'unreachable', 'signed-in']]);
    });

    it('is checked again when log-in is pressed, and a failed check is shown', async () => {
      const answers = [failure(NO_ANSWER), failure(NO_ANSWER), signedIn];
      const { session, toasts, calls } = aSession({
        restoreSession: { execute: async () => answers.shift() ?? signedOut },
      });
      await session.start();
      await session.signIn();
      expect(toasts.take()).toEqual([{ kind: 'error', message: 'errors.unavailable' }]);
      await session.signIn();
      expect([session.user, calls]).toEqual([noor, []]);
    });

    it('is followed by the sign-in when log-in is pressed and the check finds no session', async () => {
      const answers = [failure(NO_ANSWER)];
      const { session, calls } = aSession({
        restoreSession: { execute: async () => answers.shift() ?? signedOut },
      });
      await session.start();
      await session.signIn();
      expect([session.state, calls]).toEqual([{ kind: 'redirecting', to: 'sign-in' }, ['sign in (he)']]);
    });

    it('is checked once when log-in is pressed during a retry, and the press is not lost', async () => {
      const retried = deferred<typeof signedOut>();
      const restore = vi.fn<SessionUseCases['restoreSession']['execute']>(async () => retried.promise);
      restore.mockResolvedValueOnce(failure(NO_ANSWER));
      const { session, toasts, calls } = aSession({ restoreSession: { execute: restore } });
      await session.start();
      void session.reconnect();
      const signingIn = session.signIn();
      await new Promise((settle) => setTimeout(settle));
      expect([toasts.take(), calls]).toEqual([[], []]);
      retried.resolve(signedOut);
      await signingIn;
      expect([restore.mock.calls.length, calls]).toEqual([2, ['sign in (he)']]);
    });

    it('can be ended, unless the code for it fails to load', async () => {
      const end = vi.fn<SessionUseCases['endSession']['execute']>(async () => undefined);
      end.mockRejectedValueOnce(new Error('The chunk failed to load'));
      const { session, toasts } = aSession({
        restoreSession: { execute: async () => failure(NO_ANSWER) },
        endSession: { execute: end },
      });
      await session.start();
      await session.signOut();
      expect([session.state.kind, toasts.take()]).toEqual([
        'unreachable',
        [{ kind: 'error', message: 'errors.unavailable' }],
      ]);
      await session.signOut();
      expect(session.state).toEqual({ kind: 'redirecting', to: 'sign-out' });
    });

    it('can still be checked when a log-out pressed during a check could not load its code', async () => {
      const retried = deferred<typeof signedIn>();
      const restore = vi.fn<SessionUseCases['restoreSession']['execute']>(async () => signedIn);
      restore.mockResolvedValueOnce(failure(NO_ANSWER)).mockReturnValueOnce(retried.promise);
      const { session } = aSession({
        restoreSession: { execute: restore },
        endSession: { execute: async () => Promise.reject(new Error('The chunk failed to load')) },
      });
      await session.start();
      const checking = session.reconnect();
      await session.signOut();
      retried.resolve(signedIn);
      await checking;
      expect(session.state).toMatchObject({ kind: 'unreachable', isRetrying: false });
      await session.reconnect();
      expect(session.user).toEqual(noor);
    });

    it('redirects home from the callback page with a notice, and is checked again there', async () => {
      const { session, toasts } = aSession({
        completeSignIn: { execute: async () => failure({ kind: 'offline' }) },
        restoreSession: { execute: async () => signedIn },
      });
      expect(await session.completeSignIn()).toBe('home');
      expect(toasts.take()).toEqual([{ kind: 'error', message: 'errors.offline' }]);
      await session.reconnect();
      expect(session.user).toEqual(noor);
    });
  });

  it.each(['signOut', 'expire'] as const)('waits until the session has ended: %s', async (end) => {
    const ended = deferred<void>();
    const { session } = aSession({
      restoreSession: { execute: async () => signedIn },
      endSession: { execute: async () => ended.promise },
    });
    await session.start();
    let isDone = false;
    const ending = session[end]().finally(() => {
      isDone = true;
    });
    await new Promise((settle) => setTimeout(settle));
    expect(isDone).toBe(false);
    ended.resolve();
    await ending;
    expect(isDone).toBe(true);
  });
});

describe('toasts', () => {
  it('that cannot have been read are shown by the next document, and the others are in its history', () => {
    vi.useFakeTimers();
    const pending = new InMemoryStoredRecord(RECORD_KINDS.pendingToasts, new FixedClock());
    const isTextKey = (text: string): text is TextKey => text.length > 0;
    const toasts = new Toasts(pending, isTextKey);
    toasts.show({ kind: 'success', message: 'errors.offline' });
    toasts.take();
    vi.advanceTimersByTime(2000);
    toasts.show({ kind: 'error', message: 'errors.forbidden' });
    toasts.show({ kind: 'error', message: 'errors.forbidden', about: aBusiness() });
    toasts.take();
    toasts.show({ kind: 'error', message: 'errors.generalRetry' });
    toasts.show({ kind: 'success', message: 'errors.offline', isHistoryOnly: true });
    const request = { status: 500, id: 'req-77', receivedAt: aMoment() };
    toasts.show({
      kind: 'error',
      message: 'errors.unavailable',
      reason: 'errors.offline',
      request,
      about: aBusiness(),
    });
    toasts.moveToNextDocument();
    toasts.moveToNextDocument();
    expect([toasts.take(), toasts.past]).toEqual([[], []]);
    const next = new Toasts(pending, isTextKey);
    next.start();
    expect(next.past.map(({ message }) => message)).toEqual([
      'errors.unavailable',
      'errors.offline',
      'errors.forbidden',
      'errors.offline',
    ]);
    expect(next.past[0]).toMatchObject({ reason: 'errors.offline', request, at: Date.now() });
    expect(JSON.stringify(next.past)).not.toContain('Levi');
    expect(next.take().map(({ message }) => message)).toEqual(['errors.forbidden', 'errors.generalRetry']);
    expect(next.past).toHaveLength(6);
    vi.useRealTimers();
  });

  it('of the previous document are shown, except those with an unknown text key', () => {
    const pending = new InMemoryStoredRecord(RECORD_KINDS.pendingToasts, new FixedClock());
    const toasts = new Toasts(pending, (text): text is TextKey => text.startsWith('errors.'));
    toasts.storeForNextDocument({ kind: 'error', message: 'errors.sessionExpired' });
    pending.save([...(pending.load() ?? []), { kind: 'error', message: 'poison' }]);
    toasts.start();
    expect(pending.load()).toBeUndefined();
    expect(toasts.take()).toEqual([{ kind: 'error', message: 'errors.sessionExpired', detail: undefined }]);
    expect(toasts.take()).toEqual([]);
  });
});
