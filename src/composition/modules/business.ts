import { ActivateBusiness } from '@/application/business/ActivateBusiness';
import { DeactivateBusiness } from '@/application/business/DeactivateBusiness';
import { ReconcileStatus } from '@/application/business/ReconcileStatus';
import { ViewBusiness } from '@/application/business/ViewBusiness';
import { CancelSubscription } from '@/application/subscription/CancelSubscription';
import { ListPlanFeatures } from '@/application/subscription/ListPlanFeatures';
import { LoadLastOrder } from '@/application/subscription/LoadLastOrder';
import { ReconcileCancellation } from '@/application/subscription/ReconcileCancellation';
import { ViewSubscription } from '@/application/subscription/ViewSubscription';
import { BusinessDetailViewModel } from '@/ui/business/detail/BusinessDetailViewModel';
import { lateCode } from '@/ui/shell/loading/lateCode';
import { bindings, TOKENS } from '../tokens';

/** A business with its subscription. */
export const businessModule = bindings(({ bindClass, bindFactory, bindViewModel }) => {
  bindClass(TOKENS.viewBusiness, ViewBusiness, [TOKENS.businesses]);
  bindClass(TOKENS.activateBusiness, ActivateBusiness, [TOKENS.businesses, TOKENS.subscriptions]);
  bindClass(TOKENS.deactivateBusiness, DeactivateBusiness, [TOKENS.businesses]);
  bindFactory(
    TOKENS.reconcileStatus,
    (businesses, connection, clock) => new ReconcileStatus(businesses, { connection, clock }),
    [TOKENS.businesses, TOKENS.connection, TOKENS.clock],
  );
  bindClass(TOKENS.viewSubscription, ViewSubscription, [TOKENS.subscriptions]);
  bindClass(TOKENS.cancelSubscription, CancelSubscription, [TOKENS.subscriptions, TOKENS.diagnostics]);
  bindFactory(
    TOKENS.reconcileCancellation,
    (subscriptions, connection, clock) => new ReconcileCancellation(subscriptions, { connection, clock }),
    [TOKENS.subscriptions, TOKENS.connection, TOKENS.clock],
  );
  bindClass(TOKENS.listPlanFeatures, ListPlanFeatures, [TOKENS.plans]);
  bindClass(TOKENS.loadLastOrder, LoadLastOrder, [TOKENS.orders, TOKENS.clock]);
  bindViewModel(TOKENS.listingEditing, (get) => ({
    ...get(TOKENS.listingSettings),
    useCases: lateCode(async () => {
      const [{ addListing }, adapters] = await Promise.all([
        import('./listing'),
        get(TOKENS.loadListingAdapters)(),
      ]);
      return addListing(get(TOKENS.container), adapters);
    }),
  }));
  bindViewModel(TOKENS.createBusinessDetail, (get) => {
    const slowRequests = get(TOKENS.slowRequests);
    const useCases = {
      viewBusiness: slowRequests.watched(get(TOKENS.viewBusiness)),
      viewSubscription: slowRequests.watched(get(TOKENS.viewSubscription)),
      activateBusiness: slowRequests.watched(get(TOKENS.activateBusiness)),
      deactivateBusiness: slowRequests.watched(get(TOKENS.deactivateBusiness)),
      reconcileStatus: get(TOKENS.reconcileStatus),
      cancelSubscription: slowRequests.watched(get(TOKENS.cancelSubscription)),
      reconcileCancellation: get(TOKENS.reconcileCancellation),
      listPlanFeatures: get(TOKENS.listPlanFeatures),
      loadLastOrder: get(TOKENS.loadLastOrder),
    };
    const ports = { returnPath: get(TOKENS.returnPath), clock: get(TOKENS.clock) };
    const shell = {
      session: get(TOKENS.session),
      toasts: get(TOKENS.toasts),
      businessCache: get(TOKENS.businessCache),
      subscriptionCache: get(TOKENS.subscriptionCache),
    };
    const issueCount = get(TOKENS.issueCount);
    return (id) => {
      shell.subscriptionCache.expire(id);
      /* The count of issues is out of date once a business is open. Deferred to a microtask, because React is rendering. */
      queueMicrotask(() => issueCount.set(undefined));
      return new BusinessDetailViewModel(id, useCases, ports, shell);
    };
  });
});
