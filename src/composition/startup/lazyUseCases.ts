import type { Container } from 'inversify';
import { SIGNED_OUT } from '@/application/identity/Session';
import { failure, success } from '@/domain/shared/result';
import type { SessionUseCases } from '@/ui/shell/SessionViewModel';
import { loadWhenOnline } from '@/ui/shell/loadWhenOnline';
import { TOKENS } from '../tokens';
import type { AppVariant } from '../variants/AppVariant';
import type { ShellUseCases } from '../viewModels';

type RestoredSession = ReturnType<SessionUseCases['restoreSession']['execute']>;

export interface LazyUseCases extends ShellUseCases {
  /**
   * Starts to restore the session before the session view model exists, because that view model needs the texts. The
   * next `restoreSession` returns the same result.
   */
  readonly prefetchSession: () => RestoredSession;
}

interface Containers {
  readonly loadContainer: () => Promise<Container>;
  readonly loadWholeContainer: () => Promise<Container>;
}

/**
 * The use cases of the shell. They load the container when they are executed. In a tab without a stored session,
 * `restoreSession` returns a signed-out session and loads nothing.
 */
export function lazyUseCases(
  { loadContainer, loadWholeContainer }: Containers,
  variant: Pick<AppVariant, 'mayBeSignedIn' | 'hasPublicPricing'>,
  currentUrl: () => string,
): LazyUseCases {
  let prefetched: RestoredSession | undefined;
  const restore = async (): RestoredSession => {
    if (!variant.mayBeSignedIn()) return success(SIGNED_OUT);
    try {
      return await (await loadContainer()).get(TOKENS.restoreSession).execute();
    } catch {
      /* The code failed to load, so no request was sent. */
      return failure({ kind: 'unavailable', hasNoResponse: true });
    }
  };
  const session: SessionUseCases = {
    restoreSession: {
      execute: async () => {
        const restored = prefetched ?? restore();
        prefetched = undefined;
        return restored;
      },
    },
    signIn: {
      execute: async (language) => {
        try {
          return await (await loadContainer()).get(TOKENS.signIn).execute(language);
        } catch (error) {
          /* The code failed to load. The notice says so, and the owner can press the button again. */
          return failure({ kind: 'sign-in-not-started', message: String(error) });
        }
      },
    },
    completeSignIn: {
      execute: async () => {
        try {
          return await (await loadWholeContainer()).get(TOKENS.completeSignIn).execute();
        } catch {
          return failure({ kind: 'unavailable', hasNoResponse: true });
        }
      },
    },
    /* Retried until the code has loaded, because the tab must not stay signed in. */
    signOut: {
      execute: async () => (await loadWhenOnline(loadWholeContainer)).get(TOKENS.signOut).execute(),
    },
    watchForSignOut: {
      execute: async (onSignedOut) => {
        if (!variant.mayBeSignedIn()) return false;
        return (await loadContainer()).get(TOKENS.watchForSignOut).execute(onSignedOut);
      },
    },
    /* Retried, like `signOut`. */
    endSessionSignedOutElsewhere: {
      execute: async () =>
        (await loadWhenOnline(loadWholeContainer))
          .get(TOKENS.endSessionSignedOutElsewhere)
          .execute(currentUrl()),
    },
    /* Retried, like `signOut`. */
    endExpiredSession: {
      execute: async () =>
        (await loadWhenOnline(loadWholeContainer)).get(TOKENS.endExpiredSession).execute(currentUrl()),
    },
  };
  const pricing: ShellUseCases['pricing'] = {
    listPublicPlans: {
      execute: async () => {
        try {
          return await (await loadWholeContainer()).get(TOKENS.listPublicPlans).execute();
        } catch {
          /* The code failed to load. Without plans the pricing page shows its other content. */
          return { plans: [], addOns: [] };
        }
      },
    },
    preselectPlan: {
      execute: async (plan) => (await loadWholeContainer()).get(TOKENS.preselectPlan).execute(plan),
    },
  };
  return {
    prefetchSession: async () => (prefetched = restore()),
    session,
    pricing: variant.hasPublicPricing ? pricing : undefined,
  };
}
