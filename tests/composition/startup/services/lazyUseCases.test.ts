import { describe, expect, it } from 'vitest';
import { lazyUseCases } from '@/composition/startup/services/lazyUseCases';
import { failure } from '@/domain/shared/result';

/** The lazy use cases with code that fails to load. */
const failing = async () => Promise.reject(new TypeError('The code failed to load'));
const withoutCode = () =>
  lazyUseCases(
    { loadContainer: failing, loadWholeContainer: failing },
    { mayBeSignedIn: () => true, hasPublicPricing: true },
    () => '/dashboard',
  );

describe('the session when its code fails to load', () => {
  it('reports that the sign-in did not start, so that the owner can try again', async () => {
    expect(await withoutCode().session.signIn.execute('en')).toEqual(
      failure({ kind: 'sign-in-not-started', message: 'TypeError: The code failed to load' }),
    );
  });

  it('reports the service as unavailable, also after the redirect from the sign-in page', async () => {
    const unanswered = failure({ kind: 'unavailable', hasNoResponse: true });
    expect(await withoutCode().session.completeSignIn.execute()).toEqual(unanswered);
    expect(await withoutCode().session.restoreSession.execute()).toEqual(unanswered);
  });
});
