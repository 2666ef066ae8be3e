import type { Container } from 'inversify';
import { SIGNED_OUT } from '@/application/identity/Session';
import { failure, success } from '@/domain/shared/result';
import type { SessionUseCases } from '@/ui/shell/SessionViewModel';
import { withoutReloadOnFailure } from '@/ui/shell/withoutReloadOnFailure';
import { TOKENS } from '../../tokens';
import type { AppVariant } from '../../variants/AppVariant';
import type { ShellUseCases } from '../../viewModels';

interface Containers {
  readonly loadContainer: () => Promise<Container>;
  readonly loadWholeContainer: () => Promise<Container>;
}

/** How long the end of a session waits for its code, in milliseconds. */
const CODE_TIMEOUT = 10_000;

/**
 * The use cases of the shell. They load the container when they are executed. In a tab without a stored session,
 * `restoreSession` returns a signed-out session and loads nothing.
 */
export function lazyUseCases(
  { loadContainer, loadWholeContainer }: Containers,
  variant: Pick<AppVariant, 'mayBeSignedIn' | 'hasPublicPricing'>,
  currentUrl: () => string,
): ShellUseCases {
  const session: SessionUseCases = {
    restoreSession: {
      execute: async () => {
        if (!variant.mayBeSignedIn()) return success(SIGNED_OUT);
        try {
          return await (await loadContainer()).get(TOKENS.restoreSession).execute();
        } catch {
          /* The code failed to load, so no request was sent. */
          return failure({ kind: 'unavailable', hasNoResponse: true });
        }
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
    endSession: sessionEnd({ loadContainer, loadWholeContainer }, currentUrl),
    clearSession: { execute: async () => clearSession(loadContainer) },
    watchForSignOut: {
      execute: async (onSignedOut) => {
        if (!variant.mayBeSignedIn()) return false;
        return (await loadContainer()).get(TOKENS.watchForSignOut).execute(onSignedOut);
      },
    },
  };
  return {
    session,
    pricing: variant.hasPublicPricing ? pricingUseCases(loadWholeContainer) : undefined,
  };
}

/**
 * Ends the session also when the code of its use case fails to load or does not arrive in time, because the tab must not
 * stay signed in. `endSessionInTab` needs only code that every signed-in tab has loaded. A reload of an outdated page
 * would keep the session. The tokens are cleared before the code of the use case is waited for (threats T16).
 */
function sessionEnd(
  { loadContainer, loadWholeContainer }: Containers,
  currentUrl: () => string,
): SessionUseCases['endSession'] {
  return {
    execute: async (cause) =>
      withoutReloadOnFailure(async () => {
        const path = currentUrl();
        void clearSession(loadContainer);
        const timeout = new Promise<undefined>((resolve) => {
          setTimeout(resolve, CODE_TIMEOUT);
        });
        const container = await Promise.race([loadWholeContainer(), timeout]).catch(() => undefined);
        const endSession =
          container?.get(TOKENS.endSession) ?? (await loadContainer()).get(TOKENS.endSessionInTab);
        return endSession.execute(cause, path);
      }),
  };
}

async function clearSession(loadContainer: Containers['loadContainer']): Promise<void> {
  try {
    await (await loadContainer()).get(TOKENS.clearSession).execute();
  } catch {
    /* The code failed to load. A tab without it has no session to clear. */
  }
}

function pricingUseCases(loadWholeContainer: Containers['loadWholeContainer']): ShellUseCases['pricing'] {
  return {
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
}
