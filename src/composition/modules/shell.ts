import { Container, type ContainerModule } from 'inversify';
import { CompleteSignIn } from '@/application/identity/CompleteSignIn';
import { EndSession } from '@/application/identity/EndSession';
import { OwnerData } from '@/application/identity/OwnerData';
import { RestoreSession } from '@/application/identity/RestoreSession';
import { SignIn } from '@/application/identity/SignIn';
import { WatchForSignOut } from '@/application/identity/WatchForSignOut';
import { ListPublicPlans } from '@/application/subscription/ListPublicPlans';
import { PreselectPlan } from '@/application/subscription/PreselectPlan';
import { BusinessCache } from '@/ui/business/BusinessCache';
import { SubscriptionCache } from '@/ui/business/SubscriptionCache';
import { loadChunk } from '@/ui/shell/loading/ChunkLoadError';
import { lazy } from '@/ui/shell/loading/lazy';
import { isOfferedAfterSignIn } from '@/ui/shell/routePaths';
import type { ViewModelFactories } from '@/ui/shell/ViewModels';
import type { OwnerShell, ContainerLoader } from '../startup/AppVariant';
import type { BoundServices } from '../BoundServices';
import { bindings, servicesIn } from '../container';

/**
 * The session, the caches that screens share, and the public plans. It loads with the container, so that the end of a
 * session waits for no further code (threats T16).
 */
export const shellModule = bindings({
  pollPorts: ({ connection, clock }) => ({ connection, clock }),
  ownerData: ({ ownerStores, orders }) => new OwnerData(ownerStores, orders),
  restoreSession: ({ identity, users, diagnostics, noSessionReason, ownerData }) =>
    new RestoreSession(identity, users, diagnostics, noSessionReason, ownerData),
  signIn: ({ identity, diagnostics }) => new SignIn(identity, diagnostics),
  completeSignIn: ({ identity, users, diagnostics, ownerData, noSessionReason, clock }) =>
    new CompleteSignIn(identity, users, diagnostics, ownerData, noSessionReason, clock),
  endSession: ({ identity, ownerData, returnPath, noSessionReason, signOutChannel, clock, currentUrl }) =>
    new EndSession(identity, ownerData, returnPath, noSessionReason, signOutChannel, clock, () =>
      isOfferedAfterSignIn(currentUrl()) ? currentUrl() : undefined,
    ),
  clearSession: ({ ownerData, identity }) => ({
    execute: async () => {
      ownerData.clearSession();
      await identity.clearSession();
    },
  }),
  watchForSignOut: ({ identity, signOutChannel }) => new WatchForSignOut(identity, signOutChannel),
  viewProfile: ({ users }) => ({ execute: async ({ id }, signal) => users.byId(id, signal) }),
  businessCache: ({ ownerStores, session, clock }) =>
    new BusinessCache(ownerStores.cachedBusinesses, session, clock),
  subscriptionCache: ({ session, clock }) => new SubscriptionCache(session, clock),
  listPublicPlans: ({ plans }) => new ListPublicPlans(plans),
  preselectPlan: ({ ownerStores, clock }) => new PreselectPlan(ownerStores.preselectedPlan, clock),
});

/**
 * Creates the container with the session. `jitless` keeps inversify from generating code at run time, because the
 * Content Security Policy blocks that.
 */
export function createContainer(adapters: readonly ContainerModule[]): BoundServices {
  const container = new Container({ jitless: true });
  container.bind('container').toConstantValue(container);
  container.load(...adapters, shellModule);
  return servicesIn(container);
}

/** A service whose modules load when it is first needed. A load that fails starts again with the next call. */
function lazyService<Name extends keyof BoundServices>(
  name: Name,
  modules: (services: BoundServices) => readonly Promise<ContainerModule>[],
) {
  return ({ container }: BoundServices) =>
    lazy(async () =>
      loadChunk(async () => {
        const services = servicesIn(container);
        container.load(...(await Promise.all(modules(services))));
        return services[name];
      }),
    );
}

/** Binds the view models of the shell, which exist without the container, and the services that load later. */
export function bindShell(
  { container }: Pick<BoundServices, 'container'>,
  shell: OwnerShell,
  loadSubscriptions: ContainerLoader['loadSubscriptions'],
): void {
  for (const [name, value] of Object.entries(shell)) container.bind<unknown>(name).toConstantValue(value);
  container.load(
    bindings({
      attention: lazyService('attentionPart', () => [
        Promise.all([
          import('./attention'),
          loadSubscriptions(),
          shell.texts.require(['attention', 'catalog']),
        ]).then(([{ attentionModule }]) => attentionModule),
      ]),
      lazyBusinesses: lazyService('listBusinesses', () => [
        import('./dashboard').then(({ dashboardModule }) => dashboardModule),
      ]),
      lazyEditing: lazyService('createEditing', ({ loadListingAdapters }) => [
        import('./listing').then(({ listingModule }) => listingModule),
        loadListingAdapters(),
      ]),
      lazyBulk: lazyService('createBulk', () => [import('./bulk').then(({ bulkModule }) => bulkModule)]),
      lazySessionExpiry: lazyService('createSessionExpiryViewModel', () => [
        import('./sessionExpiry').then(({ sessionExpiryModule }) => sessionExpiryModule),
      ]),
    }),
  );
}

/** The factories that React calls. Each can be called only after the module of its screen has loaded. */
export function factoriesOf(services: BoundServices) {
  return {
    attention: services.attention,
    createDashboard: () => services.createDashboard(),
    createBusinessDetail: (id) => services.createBusinessDetail(id),
    createSubscriptionWizard: (id, url) => services.createSubscriptionWizard(id, url),
    createProfile: () => services.createProfile(),
    sessionExpiry: () => services.lazySessionExpiry,
    switcher: () => services.switcher,
    listingEditing: () => ({ ...services.listingSettings, createEditing: services.lazyEditing }),
  } satisfies ViewModelFactories;
}
