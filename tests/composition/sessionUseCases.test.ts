import { describe, expect, it } from 'vitest';
import { sessionUseCases } from '@/composition/sessionUseCases';
import { failure } from '@/domain/shared/result';

/** The session's use cases whose code does not come. */
const withoutCode = () =>
  sessionUseCases(
    async () => Promise.reject(new TypeError('The code did not come')),
    () => true,
    () => '/dashboard',
  );

describe('the session before its code is here', () => {
  it('says that signing in could not start, so that it can be pressed again', async () => {
    expect(await withoutCode().signIn.execute('en')).toEqual(
      failure({ kind: 'sign-in-not-started', message: 'TypeError: The code did not come' }),
    );
  });

  it('says that nobody could be asked, on the way back from the sign-in page as well', async () => {
    const unanswered = failure({ kind: 'unavailable', isUnanswered: true });
    expect(await withoutCode().completeSignIn.execute()).toEqual(unanswered);
    expect(await withoutCode().restoreSession.execute()).toEqual(unanswered);
  });

  it('is prefetched once: the first restoreSession reuses the answer, the next one asks again', async () => {
    let loads = 0;
    const identity = sessionUseCases(
      async () => {
        loads += 1;
        return Promise.reject(new TypeError('The code did not come'));
      },
      () => true,
      () => '/dashboard',
    );
    const unanswered = failure({ kind: 'unavailable', isUnanswered: true });
    expect(await identity.prefetchSession()).toEqual(unanswered);
    expect(await identity.restoreSession.execute()).toEqual(unanswered);
    expect(loads).toBe(1);
    await identity.restoreSession.execute();
    expect(loads).toBe(2);
  });
});
