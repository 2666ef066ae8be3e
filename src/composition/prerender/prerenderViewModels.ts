import type { Texts } from '@/ui/i18n/Texts';
import type { SessionState } from '@/ui/shell/SessionState';
import type { SessionUseCases } from '@/ui/shell/SessionViewModel';
import type { ViewModels } from '@/ui/shell/ViewModels';
import type { PricingUseCases } from '@/ui/site/pricing/PricingViewModel';
import { createViewModels } from '../shellViewModels';
import { inMemoryShellPorts } from './inMemoryShellPorts';

/** The view models of a page while it is prerendered. None is started, so none sends a request. */
export function prerenderViewModels(texts: Texts, shownSession: SessionState): ViewModels {
  const clock = { now: notPrerendered, elapsed: notPrerendered, after: notPrerendered };
  const navigation = { open: notPrerendered, replace: notPrerendered, reload: notPrerendered };
  return createViewModels(
    texts,
    { session: UNUSED, pricing: HAS_PUBLIC_PRICING ? UNUSED_PRICING : undefined },
    inMemoryShellPorts(clock, navigation),
    { shownSession, createOwnerScreens: () => ({ loaded: () => undefined, load: notPrerendered }) },
  );
}

function notPrerendered(): never {
  throw new Error('A prerendered page only renders. Call this in an effect or an event handler.');
}

/* The same condition as in the variants of the app, so that the app hydrates what is rendered here. */
const HAS_PUBLIC_PRICING =
  import.meta.env.MODE === 'demo' || import.meta.env['VITE_PUBLIC_PRICING'] === 'true';

const UNUSED_PRICING: PricingUseCases = {
  listPublicPlans: { execute: notPrerendered },
  preselectPlan: { execute: notPrerendered },
};

const UNUSED: SessionUseCases = {
  restoreSession: { execute: notPrerendered },
  signIn: { execute: notPrerendered },
  completeSignIn: { execute: notPrerendered },
  endSession: { execute: notPrerendered },
  clearSession: { execute: notPrerendered },
  watchForSignOut: { execute: notPrerendered },
};
