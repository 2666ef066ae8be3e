// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { reloadWhenRestored } from '@/composition/startup/outdated';
import type { SessionState } from '@/ui/shell/SessionState';
import { aUser } from '@tests/support/builders/aUser';

function reloadsAfter(state: SessionState, persisted: boolean, mayBeSignedIn = false): number {
  const page = new EventTarget() as Pick<Window, 'addEventListener'> & EventTarget;
  let reloads = 0;
  reloadWhenRestored(page, { state }, { reload: () => (reloads += 1) }, () => mayBeSignedIn);
  page.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  return reloads;
}

const SIGNED_IN: SessionState = { kind: 'signed-in', user: aUser() };

describe('a page that is restored from the back/forward cache (threats T16)', () => {
  it.each<[string, SessionState, boolean, number]>([
    ['reloads when signed in', SIGNED_IN, true, 1],
    ['reloads during the redirect of a sign-out', { kind: 'redirecting', to: 'sign-out' }, true, 1],
    ['reloads before the session is known', { kind: 'loading' }, true, 1],
    ['does not reload when signed out', { kind: 'signed-out' }, true, 0],
    ['does not reload when it was loaded, not restored', SIGNED_IN, false, 0],
  ])('%s', (_situation, state, persisted, reloads) => {
    expect(reloadsAfter(state, persisted)).toBe(reloads);
  });

  it('reloads when signed out, in a tab that has signed in since', () => {
    expect(reloadsAfter({ kind: 'signed-out' }, true, true)).toBe(1);
  });
});
