// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { reloadWhenRestored } from '@/composition/startup/files';
import type { SessionState } from '@/ui/shell/SessionState';
import { aUser } from '@tests/support/builders/aUser';

function reloadsAfter(state: SessionState, persisted: boolean, mayBeSignedIn = false): number {
  document.body.textContent = 'Noor Haddad';
  const page = Object.assign(new EventTarget() as Pick<Window, 'addEventListener'> & EventTarget, {
    document,
  });
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

  it.each<[string, SessionState, boolean, string]>([
    [
      'is emptied first after a sign-out, because a slow reload would leave its owner visible',
      SIGNED_IN,
      false,
      '',
    ],
    [
      'is emptied first during the redirect of a sign-out',
      { kind: 'redirecting', to: 'sign-out' },
      false,
      '',
    ],
    ['stays until the reload in a tab that may be signed in', SIGNED_IN, true, 'Noor Haddad'],
    [
      'stays until the reload after Back from the sign-in',
      { kind: 'redirecting', to: 'sign-in' },
      false,
      'Noor Haddad',
    ],
  ])('%s', (_situation, state, mayBeSignedIn, shown) => {
    expect(reloadsAfter(state, true, mayBeSignedIn)).toBe(1);
    expect(document.body.textContent).toBe(shown);
  });
});
