import { SIGNED_OUT } from '@/application/identity/Session';
import { failure, success } from '@/domain/shared/result';
import { loadChunk } from '@/ui/shell/loading/ChunkLoadError';
import { servicesIn } from '../servicesIn';
import type { BoundServices } from '../BoundServices';
import type { AppVariant, ContainerLoader, ShellUseCases } from './AppVariant';

/**
 * The use cases of the shell. They load the container when they are executed. A tab without a stored session restores a
 * signed-out session and loads nothing.
 */
export function shellUseCases(
  { load, loadSubscriptions }: Pick<ContainerLoader, 'load' | 'loadSubscriptions'>,
  variant: Pick<AppVariant, 'mayBeSignedIn' | 'hasPublicPricing'>,
): ShellUseCases {
  /* The services are not returned, because a promise would ask them for `then`, which is no service. */
  const run = async <Value>(call: (services: BoundServices) => Promise<Value>): Promise<Value> =>
    call(servicesIn(await load()));
  return {
    session: {
      restoreSession: {
        execute: async () =>
          variant.mayBeSignedIn()
            ? run(async ({ restoreSession }) => restoreSession.execute()).catch(noResponse)
            : success(SIGNED_OUT),
      },
      signIn: {
        /* When the code fails to load, the toast says so, and the owner can press the button again. */
        execute: async (language) =>
          run(async ({ signIn }) => signIn.execute(language)).catch((error: unknown) =>
            failure({ kind: 'sign-in-not-started', message: String(error) }),
          ),
      },
      /* When the code fails to load, the callback page stays, and keeps the response in its URL for another try. Only
         `completeRedirect` loads more code. It keeps its result, so the response is not read again. */
      completeSignIn: {
        execute: async () => {
          await loadChunk(async () => run(async ({ identity }) => identity.completeRedirect()));
          return run(async ({ completeSignIn }) => completeSignIn.execute());
        },
      },
      /* Every signed-in tab has loaded the container, so the end of a session waits for no code (threats T16). */
      endSession: { execute: async (cause) => run(async ({ endSession }) => endSession.execute(cause)) },
      clearSession: {
        /* A tab whose code fails to load has no session to clear. */
        execute: async () => run(async ({ clearSession }) => clearSession.execute()).catch(() => undefined),
      },
      watchForSignOut: {
        execute: async (onSignedOut) =>
          variant.mayBeSignedIn() && run(async ({ watchForSignOut }) => watchForSignOut.execute(onSignedOut)),
      },
    },
    pricing: variant.hasPublicPricing
      ? {
          listPublicPlans: {
            /* Without plans, when the code fails to load, the pricing page shows its other content. */
            execute: async () =>
              loadSubscriptions()
                .then(async (container) => servicesIn(container).listPublicPlans.execute())
                .catch(() => ({ plans: [], addOns: [] })),
          },
          preselectPlan: {
            execute: async (plan) => servicesIn(await loadSubscriptions()).preselectPlan.execute(plan),
          },
        }
      : undefined,
  };
}

/** The code failed to load, so no request was sent. */
const noResponse = () => failure({ kind: 'unavailable', hasNoResponse: true });
