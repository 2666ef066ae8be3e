import type { Container } from 'inversify';
import { SIGNED_OUT } from '@/application/identity/Session';
import { failure, success } from '@/domain/shared/result';
import type { SessionUseCases } from '@/ui/shell/SessionViewModel';
import { TOKENS } from './tokens';

type Restored = ReturnType<SessionUseCases['restoreSession']['execute']>;

export interface EarlySessionUseCases extends SessionUseCases {
  /**
   * Restores the session before there is a session view model, which needs the texts. The next `restoreSession` reuses
   * the answer.
   */
  prefetchSession(): Restored;
}

/**
 * The session's use cases before the container is here. A visitor without a trace of a session is signed out at
 * once and downloads nothing for it.
 */
export function sessionUseCases(
  loadContainer: () => Promise<Container>,
  mayBeSignedIn: () => boolean,
  currentPath: () => string,
): EarlySessionUseCases {
  let prefetched: Restored | undefined;
  const restore = async (): Restored => {
    if (!mayBeSignedIn()) return success(SIGNED_OUT);
    try {
      return await (await loadContainer()).get(TOKENS.restoreSession).execute();
    } catch {
      /* The code did not come, so nobody could be asked. */
      return failure({ kind: 'unavailable', isUnanswered: true });
    }
  };
  return {
    prefetchSession: async () => (prefetched = restore()),
    restoreSession: {
      execute: async () => {
        const answer = prefetched ?? restore();
        prefetched = undefined;
        return answer;
      },
    },
    signIn: {
      execute: async (language) => {
        try {
          return await (await loadContainer()).get(TOKENS.signIn).execute(language);
        } catch (error) {
          /* The code did not come: whoever pressed is told, and can press again. */
          return failure({ kind: 'sign-in-not-started', message: String(error) });
        }
      },
    },
    completeSignIn: {
      execute: async () => {
        try {
          return await (await loadContainer()).get(TOKENS.completeSignIn).execute();
        } catch {
          return failure({ kind: 'unavailable', isUnanswered: true });
        }
      },
    },
    signOut: { execute: async () => (await loadContainer()).get(TOKENS.signOut).execute() },
    watchForSignOut: {
      execute: async (onSignedOut) => {
        if (!mayBeSignedIn()) return false;
        return (await loadContainer()).get(TOKENS.watchForSignOut).execute(onSignedOut);
      },
    },
    endSessionSignedOutElsewhere: {
      execute: async () =>
        (await loadContainer()).get(TOKENS.endSessionSignedOutElsewhere).execute(currentPath()),
    },
    endExpiredSession: {
      execute: async () => (await loadContainer()).get(TOKENS.endExpiredSession).execute(currentPath()),
    },
  };
}
