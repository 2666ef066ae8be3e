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
import { lazy, type Lazy } from '@/ui/shell/loading/lazy';
import { isOfferedAfterSignIn } from '@/ui/shell/routePaths';
import type { BoundServices, OwnerShell } from '../BoundServices';
import { bindings, instances, servicesIn } from '../container';

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
 * @param ports The ports that exist without the container, because a visitor's page uses them.
 */
export function createContainer(
  ports: Partial<BoundServices>,
  adapters: readonly ContainerModule[],
): BoundServices {
  const container = new Container({ jitless: true });
  container.load(instances({ ...ports, container }), ...adapters, shellModule);
  return servicesIn(container);
}

/** A service that loads when it is first needed. A load that fails starts again with the next call. */
function lazyService<Value>(load: () => Promise<Value>) {
  return (): Lazy<Value> => lazy(async () => loadChunk(load));
}

/** Loads what the lazy services need. ownerScreens.ts has the imports, which a screen and a lazy service can share. */
interface LaterLoaders {
  readonly attention: () => Promise<ContainerModule>;
  readonly dashboard: () => Promise<ContainerModule>;
  readonly listing: () => Promise<ContainerModule>;
  readonly loadSubscriptions: () => Promise<BoundServices>;
}

/** Binds the view models of the shell, which exist without the container, and the services that load later. */
export function bindShell(services: BoundServices, shell: OwnerShell, later: LaterLoaders): void {
  const { container } = services;
  container.load(
    instances(shell),
    bindings({
      attention: lazyService(async () => {
        const [attention] = await Promise.all([
          later.attention(),
          later.loadSubscriptions(),
          shell.texts.require(['attention', 'catalog']),
        ]);
        container.load(attention);
        return services.attentionPart;
      }),
      lazyBusinesses: lazyService(async () => {
        container.load(await later.dashboard());
        return services.listBusinesses;
      }),
      lazyEditing: lazyService(async () => {
        container.load(...(await Promise.all([later.listing(), services.loadListingAdapters()])));
        return services.createEditing;
      }),
      lazyBulk: lazyService(async () => {
        const [{ ownedBusiness }, { ChangeStatusInBulk }, { BulkViewModel }] = await Promise.all([
          import('./ownedBusiness'),
          import('@/application/business/ChangeStatusInBulk'),
          import('@/ui/business/bulk/BulkViewModel'),
        ]);
        container.load(bindings(ownedBusiness));
        const { changeStatus, pollPorts, clock, session, businessCache, toasts } = services;
        const changeStatusInBulk = new ChangeStatusInBulk(changeStatus, pollPorts);
        return (onClose) =>
          new BulkViewModel({ changeStatusInBulk, clock, session, businessCache, toasts }, onClose);
      }),
      loadSessionExpiry:
        ({ identity, ownerData, orders, returnPath, clock, session, toasts, language }) =>
        async () => {
          const [{ SessionExpiry }, { SessionExpiryViewModel }] = await Promise.all([
            import('@/application/identity/SessionExpiry'),
            import('@/ui/shell/session-expiry/SessionExpiryViewModel'),
          ]);
          const sessionExpiry = new SessionExpiry(identity, ownerData, orders, returnPath, clock);
          return (page) =>
            new SessionExpiryViewModel(sessionExpiry, page, { session, toasts, language, clock });
        },
    }),
  );
}
