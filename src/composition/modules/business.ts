import { ActivateBusiness } from '@/application/business/ActivateBusiness';
import { DeactivateBusiness } from '@/application/business/DeactivateBusiness';
import { LookUpStatus } from '@/application/business/LookUpStatus';
import { ViewBusiness } from '@/application/business/ViewBusiness';
import { CancelSubscription } from '@/application/subscription/CancelSubscription';
import { ListPlanFeatures } from '@/application/subscription/ListPlanFeatures';
import { LoadLastOrder } from '@/application/subscription/LoadLastOrder';
import { LookUpCancellation } from '@/application/subscription/LookUpCancellation';
import { ViewSubscription } from '@/application/subscription/ViewSubscription';
import { BusinessDetailViewModel } from '@/ui/business/detail/BusinessDetailViewModel';
import { bindings, TOKENS } from '../tokens';

/** A business with its subscription. */
export const businessModule = bindings(({ bindClass, bindFactory, bindViewModel }) => {
  bindClass(TOKENS.viewBusiness, ViewBusiness, [TOKENS.businesses]);
  bindClass(TOKENS.activateBusiness, ActivateBusiness, [TOKENS.businesses, TOKENS.subscriptions]);
  bindClass(TOKENS.deactivateBusiness, DeactivateBusiness, [TOKENS.businesses]);
  bindFactory(
    TOKENS.lookUpStatus,
    (businesses, connection, clock) => new LookUpStatus(businesses, { connection, clock }),
    [TOKENS.businesses, TOKENS.connection, TOKENS.clock],
  );
  bindClass(TOKENS.viewSubscription, ViewSubscription, [TOKENS.subscriptions]);
  bindClass(TOKENS.cancelSubscription, CancelSubscription, [TOKENS.subscriptions, TOKENS.diagnostics]);
  bindFactory(
    TOKENS.lookUpCancellation,
    (subscriptions, connection, clock) => new LookUpCancellation(subscriptions, { connection, clock }),
    [TOKENS.subscriptions, TOKENS.connection, TOKENS.clock],
  );
  bindClass(TOKENS.listPlanFeatures, ListPlanFeatures, [TOKENS.plans]);
  bindClass(TOKENS.loadLastOrder, LoadLastOrder, [TOKENS.orders, TOKENS.clock]);
  bindViewModel(TOKENS.createBusinessDetail, (get) => {
    const longCalls = get(TOKENS.longCalls);
    const useCases = {
      viewBusiness: longCalls.watched(get(TOKENS.viewBusiness)),
      viewSubscription: longCalls.watched(get(TOKENS.viewSubscription)),
      activateBusiness: longCalls.watched(get(TOKENS.activateBusiness)),
      deactivateBusiness: longCalls.watched(get(TOKENS.deactivateBusiness)),
      lookUpStatus: get(TOKENS.lookUpStatus),
      cancelSubscription: longCalls.watched(get(TOKENS.cancelSubscription)),
      lookUpCancellation: get(TOKENS.lookUpCancellation),
      listPlanFeatures: get(TOKENS.listPlanFeatures),
      loadLastOrder: get(TOKENS.loadLastOrder),
    };
    const ports = { returnPath: get(TOKENS.returnPath), clock: get(TOKENS.clock) };
    const shell = {
      session: get(TOKENS.session),
      notices: get(TOKENS.notices),
      businessCache: get(TOKENS.businessCache),
      subscriptionCache: get(TOKENS.subscriptionCache),
    };
    const matterCount = get(TOKENS.matterCount);
    return (id) => {
      shell.subscriptionCache.expire(id);
      /* The owner may solve a matter there. Deferred to a microtask, because React is rendering. */
      queueMicrotask(() => matterCount.set(undefined));
      return new BusinessDetailViewModel(id, useCases, ports, shell);
    };
  });
});
