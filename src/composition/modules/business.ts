import { ViewBusiness } from '@/application/business/ViewBusiness';
import { CancelSubscription } from '@/application/subscription/CancelSubscription';
import { ListPlanFeatures } from '@/application/subscription/ListPlanFeatures';
import { ReconcileCancellation } from '@/application/subscription/ReconcileCancellation';
import { BusinessDetailViewModel } from '@/ui/business/detail/BusinessDetailViewModel';
import { Switcher } from '@/ui/business/switcher/Switcher';
import { bindings, TOKENS } from '../tokens';
import { bindOwnedBusiness } from './ownedBusiness';

/** A business with its subscription. */
export const businessModule = bindings((declare) => {
  const { bindClass, bindFactory, bindViewModel } = declare;
  bindOwnedBusiness(declare, TOKENS);
  bindClass(TOKENS.viewBusiness, ViewBusiness, [TOKENS.businesses]);
  bindClass(TOKENS.cancelSubscription, CancelSubscription, [TOKENS.subscriptions, TOKENS.diagnostics]);
  bindFactory(
    TOKENS.reconcileCancellation,
    (subscriptions, connection, clock) => new ReconcileCancellation(subscriptions, { connection, clock }),
    [TOKENS.subscriptions, TOKENS.connection, TOKENS.clock],
  );
  bindClass(TOKENS.listPlanFeatures, ListPlanFeatures, [TOKENS.plans]);
  bindClass(TOKENS.switcher, Switcher, [
    TOKENS.session,
    TOKENS.businessCache,
    TOKENS.lateBusinesses,
    TOKENS.clock,
  ]);
  bindViewModel(TOKENS.createBusinessDetail, (get) => {
    const slowRequests = get(TOKENS.slowRequests);
    const useCases = {
      viewBusiness: slowRequests.watched(get(TOKENS.viewBusiness), 'execute'),
      viewSubscription: slowRequests.watched(get(TOKENS.viewSubscription), 'execute'),
      activateBusiness: slowRequests.watched(get(TOKENS.activateBusiness), 'execute'),
      deactivateBusiness: slowRequests.watched(get(TOKENS.deactivateBusiness), 'execute'),
      reconcileStatus: get(TOKENS.reconcileStatus),
      cancelSubscription: slowRequests.watched(get(TOKENS.cancelSubscription), 'execute'),
      reconcileCancellation: get(TOKENS.reconcileCancellation),
      listPlanFeatures: get(TOKENS.listPlanFeatures),
      loadLastOrder: get(TOKENS.loadLastOrder),
      listPublicPlans: get(TOKENS.listPublicPlans),
    };
    const ports = {
      returnPath: get(TOKENS.returnPath),
      openRows: get(TOKENS.openRows),
      hiddenOffer: get(TOKENS.hiddenOffer),
      clock: get(TOKENS.clock),
    };
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
