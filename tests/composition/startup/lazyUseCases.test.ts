import { describe, expect, it } from 'vitest';
import { lazyUseCases } from '@/composition/startup/lazyUseCases';
import { failure } from '@/domain/shared/result';

/** The session's use cases whose code does not come. */
const withoutCode = () =>
  lazyUseCases(
    async () => Promise.reject(new TypeError('The code did not come')),
    { mayBeSignedIn: () => true, hasPublicPricing: true },
    () => '/dashboard',
  );

describe('the session before its code is here', () => {
  it('says that signing in could not start, so that it can be pressed again', async () => {
    expect(await withoutCode().session.signIn.execute('en')).toEqual(
      failure({ kind: 'sign-in-not-started', message: 'TypeError: The code did not come' }),
    );
  });

  it('says that nobody could be asked, on the way back from the sign-in page as well', async () => {
    const unanswered = failure({ kind: 'unavailable', isUnanswered: true });
    expect(await withoutCode().session.completeSignIn.execute()).toEqual(unanswered);
    expect(await withoutCode().session.restoreSession.execute()).toEqual(unanswered);
  });

  it('is prefetched once: the first restoreSession reuses the answer, the next one asks again', async () => {
    let loads = 0;
    const { session, prefetchSession } = lazyUseCases(
      async () => {
        loads += 1;
        return Promise.reject(new TypeError('The code did not come'));
      },
      { mayBeSignedIn: () => true, hasPublicPricing: true },
      () => '/dashboard',
    );
    const unanswered = failure({ kind: 'unavailable', isUnanswered: true });
    expect(await prefetchSession()).toEqual(unanswered);
    expect(await session.restoreSession.execute()).toEqual(unanswered);
    expect(loads).toBe(1);
    await session.restoreSession.execute();
    expect(loads).toBe(2);
  });
});
