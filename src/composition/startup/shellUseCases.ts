import { SIGNED_OUT } from '@/application/identity/Session';
import { failure, success } from '@/domain/shared/result';
import { loadChunk } from '@/ui/shell/loading/ChunkLoadError';
import type { AppVariant, ContainerLoader, ShellUseCases } from './AppVariant';

/**
 * The use cases of the shell. They load the container when they are executed. A tab without a stored session restores a
 * signed-out session and loads nothing.
 */
export function shellUseCases(
  { load, loadSubscriptions }: Pick<ContainerLoader, 'load' | 'loadSubscriptions'>,
  variant: Pick<AppVariant, 'mayBeSignedIn' | 'hasPublicPricing'>,
): ShellUseCases {
  return {
    session: {
      restoreSession: {
        execute: async () =>
          variant.mayBeSignedIn()
            ? load()
                .then(async ({ restoreSession }) => restoreSession.execute())
                .catch(noResponse)
            : success(SIGNED_OUT),
      },
      signIn: {
        /* When the code fails to load, the toast says so, and the owner can press the button again. */
        execute: async (language) =>
          load()
            .then(async ({ signIn }) => signIn.execute(language))
            .catch((error: unknown) => failure({ kind: 'sign-in-not-started', message: String(error) })),
      },
      /* When the code fails to load, the callback page stays, and keeps the response in its URL for another try. Only
         `completeRedirect` loads more code. It keeps its result, so the response is not read again. */
      completeSignIn: {
        execute: async () => {
          await loadChunk(async () => (await load()).identity.completeRedirect());
          return (await load()).completeSignIn.execute();
        },
      },
      /* Every signed-in tab has loaded the container, so the end of a session waits for no code (threats T16). */
      endSession: { execute: async (cause) => (await load()).endSession.execute(cause) },
      clearSession: {
        /* A tab whose code fails to load has no session to clear. */
        execute: async () =>
          load()
            .then(async ({ clearSession }) => clearSession.execute())
            .catch(() => undefined),
      },
      watchForSignOut: {
        execute: async (onSignedOut) =>
          variant.mayBeSignedIn() && (await load()).watchForSignOut.execute(onSignedOut),
      },
    },
    pricing: variant.hasPublicPricing
      ? {
          listPublicPlans: {
            /* Without plans, when the code fails to load, the pricing page shows its other content. */
            execute: async () =>
              loadSubscriptions()
                .then(async ({ listPublicPlans }) => listPublicPlans.execute())
                .catch(() => ({ plans: [], addOns: [] })),
          },
          preselectPlan: {
            execute: async (plan) => (await loadSubscriptions()).preselectPlan.execute(plan),
          },
        }
      : undefined,
  };
}

/** The code failed to load, so no request was sent. */
const noResponse = () => failure({ kind: 'unavailable', hasNoResponse: true });
