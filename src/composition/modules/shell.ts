import { Container, type ContainerModule } from 'inversify';
import { CompleteSignIn } from '@/application/identity/CompleteSignIn';
import { EndSession } from '@/application/identity/EndSession';
import { OwnerData } from '@/application/identity/OwnerData';
import { RestoreSession } from '@/application/identity/RestoreSession';
import { SignIn } from '@/application/identity/SignIn';
import { WatchForSignOut } from '@/application/identity/WatchForSignOut';
import { ViewProfile } from '@/application/profile/ViewProfile';
import { ListPublicPlans } from '@/application/subscription/ListPublicPlans';
import { PreselectPlan } from '@/application/subscription/PreselectPlan';
import { BusinessCache } from '@/ui/business/BusinessCache';
import { SubscriptionCache } from '@/ui/business/SubscriptionCache';
import type { SignedInViewModels } from '@/ui/shell/ViewModels';
import type { OwnerShell, Services } from '../startup/session';
import { bindings, CONTAINER, TOKENS } from '../tokens';

/**
 * The session, the caches that screens share, and the public plans. It loads with the container, so that the end of a
 * session waits for no further code (threats T16).
 */
export const shellModule = bindings(({ bindClass }) => {
  bindClass(TOKENS.ownerData, OwnerData, [TOKENS.ownerStores, TOKENS.orders]);
  bindClass(TOKENS.restoreSession, RestoreSession, [TOKENS.identity, TOKENS.users, TOKENS.diagnostics]);
  bindClass(TOKENS.signIn, SignIn, [TOKENS.identity, TOKENS.diagnostics]);
  bindClass(TOKENS.completeSignIn, CompleteSignIn, [
    TOKENS.identity,
    TOKENS.users,
    TOKENS.diagnostics,
    TOKENS.signOutReason,
    TOKENS.ownerData,
  ]);
  bindClass(TOKENS.endSession, EndSession, [
    TOKENS.identity,
    TOKENS.ownerData,
    TOKENS.returnPath,
    TOKENS.signOutReason,
    TOKENS.signOutChannel,
    TOKENS.clock,
  ]);
  bindClass(TOKENS.watchForSignOut, WatchForSignOut, [TOKENS.identity, TOKENS.signOutChannel]);
  bindClass(TOKENS.viewProfile, ViewProfile, [TOKENS.users]);
  bindClass(TOKENS.businessCache, BusinessCache, [TOKENS.cachedBusinesses, TOKENS.session, TOKENS.clock]);
  bindClass(TOKENS.subscriptionCache, SubscriptionCache, [TOKENS.session, TOKENS.clock]);
  bindClass(TOKENS.listPublicPlans, ListPublicPlans, [TOKENS.plans]);
  bindClass(TOKENS.preselectPlan, PreselectPlan, [TOKENS.preselectedPlan, TOKENS.clock]);
});

/**
 * Creates the container with the session. `jitless` keeps inversify from generating code at run time, because the
 * Content Security Policy blocks that.
 */
export function createContainer(adapters: readonly ContainerModule[]): Container {
  const container = new Container({ jitless: true });
  container.bind(CONTAINER).toConstantValue(container);
  container.load(...adapters, shellModule);
  return container;
}

/** The use cases of the session, for the view models of the shell. */
export function sessionOf(container: Container): Awaited<ReturnType<Services['loadSession']>> {
  return {
    restoreSession: container.get(TOKENS.restoreSession),
    signIn: container.get(TOKENS.signIn),
    completeSignIn: container.get(TOKENS.completeSignIn),
    endSession: container.get(TOKENS.endSession),
    clearSession: { execute: async () => void (await container.get(TOKENS.identity).clearSession()) },
    watchForSignOut: container.get(TOKENS.watchForSignOut),
  };
}

/** The use cases of the pricing page. They need the adapters of subscriptions and plans. */
export function plansOf(container: Container): Awaited<ReturnType<Services['loadPlans']>> {
  return {
    listPublicPlans: container.get(TOKENS.listPublicPlans),
    preselectPlan: container.get(TOKENS.preselectPlan),
  };
}

/** Adds the view models of the shell, which exist without the container, and what loads after its screen. */
export function addShell(
  container: Container,
  shell: OwnerShell,
  { loadListingAdapters }: Pick<Services, 'loadListingAdapters'>,
): void {
  container.load(
    bindings(({ bindLate, value }) => {
      value(TOKENS.session, shell.session);
      value(TOKENS.toasts, shell.toasts);
      value(TOKENS.slowRequests, shell.slowRequests);
      value(TOKENS.issueCount, shell.issueCount);
      value(TOKENS.language, shell.language);
      bindLate(TOKENS.lateBusinesses, TOKENS.listBusinesses, () => [
        import('./dashboard').then(({ dashboardModule }) => dashboardModule),
      ]);
      bindLate(TOKENS.lateEditing, TOKENS.createEditing, () => [
        import('./listing').then(({ listingModule }) => listingModule),
        loadListingAdapters(),
      ]);
      bindLate(TOKENS.lateMany, TOKENS.createMany, () => [
        import('./many').then(({ manyModule }) => manyModule),
      ]);
      bindLate(TOKENS.lateSessionEnd, TOKENS.createSessionEnd, () => [
        import('./sessionEnd').then(({ sessionEndModule }) => sessionEndModule),
      ]);
    }),
  );
}

/** The factories that React calls. Each works once the module of its screen has loaded. */
export function factoriesOf(container: Container) {
  return {
    createDashboard: () => container.get(TOKENS.createDashboard)(),
    createBusinessDetail: (id) => container.get(TOKENS.createBusinessDetail)(id),
    createSubscriptionWizard: (id, url) => container.get(TOKENS.createSubscriptionWizard)(id, url),
    createProfile: () => container.get(TOKENS.createProfile)(),
    sessionEnd: () => container.get(TOKENS.lateSessionEnd),
    switcher: () => container.get(TOKENS.switcher),
    listingEditing: () => ({
      ...container.get(TOKENS.listingSettings),
      createEditing: container.get(TOKENS.lateEditing),
    }),
  } satisfies Partial<SignedInViewModels>;
}
