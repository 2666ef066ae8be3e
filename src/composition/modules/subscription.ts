import { ActivateBusiness } from '@/application/business/ActivateBusiness';
import { ReconcileStatus } from '@/application/business/ReconcileStatus';
import { AwaitSubscription } from '@/application/subscription/AwaitSubscription';
import { CreateOrUpdateSubscription } from '@/application/subscription/CreateOrUpdateSubscription';
import { LoadLastOrder } from '@/application/subscription/LoadLastOrder';
import { ReconcilePayment } from '@/application/subscription/ReconcilePayment';
import { StartSubscriptionWizard } from '@/application/subscription/StartSubscriptionWizard';
import { ViewSubscription } from '@/application/subscription/ViewSubscription';
import { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import { bindings, TOKENS } from '../tokens';

/**
 * The subscription wizard. Four bindings repeat those of `business.ts`, because either document may load alone. The first
 * one counts.
 */
export const subscriptionModule = bindings(({ bindClass, bindFactory, bindViewModel }) => {
  bindClass(TOKENS.activateBusiness, ActivateBusiness, [TOKENS.businesses, TOKENS.subscriptions]);
  bindFactory(
    TOKENS.reconcileStatus,
    (businesses, connection, clock) => new ReconcileStatus(businesses, { connection, clock }),
    [TOKENS.businesses, TOKENS.connection, TOKENS.clock],
  );
  bindClass(TOKENS.viewSubscription, ViewSubscription, [TOKENS.subscriptions]);
  bindClass(TOKENS.loadLastOrder, LoadLastOrder, [TOKENS.orders, TOKENS.clock]);
  bindFactory(
    TOKENS.awaitSubscription,
    (subscriptions, connection, clock) => new AwaitSubscription(subscriptions, { connection, clock }),
    [TOKENS.subscriptions, TOKENS.connection, TOKENS.clock],
  );
  bindClass(TOKENS.startSubscriptionWizard, StartSubscriptionWizard, [
    TOKENS.businesses,
    TOKENS.subscriptions,
    TOKENS.plans,
    TOKENS.drafts,
    TOKENS.preselectedPlan,
    TOKENS.clock,
    TOKENS.wizardSettings,
  ]);
  bindClass(TOKENS.createOrUpdateSubscription, CreateOrUpdateSubscription, [
    TOKENS.subscriptions,
    TOKENS.orders,
    TOKENS.orderLock,
    TOKENS.plans,
    TOKENS.clock,
  ]);
  bindClass(TOKENS.reconcilePayment, ReconcilePayment, [
    TOKENS.subscriptions,
    TOKENS.orders,
    TOKENS.orderLock,
    TOKENS.connection,
    TOKENS.clock,
  ]);
  bindViewModel(TOKENS.createSubscriptionWizard, (get) => {
    const slowRequests = get(TOKENS.slowRequests);
    const useCases = {
      startWizard: slowRequests.watched(get(TOKENS.startSubscriptionWizard)),
      createOrUpdate: slowRequests.watched(get(TOKENS.createOrUpdateSubscription)),
      viewSubscription: get(TOKENS.viewSubscription),
      loadLastOrder: get(TOKENS.loadLastOrder),
      reconcile: get(TOKENS.reconcilePayment),
      awaitSubscription: get(TOKENS.awaitSubscription),
      activateBusiness: slowRequests.watched(get(TOKENS.activateBusiness)),
      reconcileStatus: get(TOKENS.reconcileStatus),
    };
    const ports = {
      drafts: get(TOKENS.drafts),
      preselectedPlan: get(TOKENS.preselectedPlan),
      lastBilling: get(TOKENS.lastBilling),
      cardFields: get(TOKENS.cardFields),
      navigation: get(TOKENS.navigation),
      returnPath: get(TOKENS.returnPath),
      clock: get(TOKENS.clock),
    };
    const shell = {
      session: get(TOKENS.session),
      toasts: get(TOKENS.toasts),
      businessCache: get(TOKENS.businessCache),
      language: get(TOKENS.language),
    };
    return (id, url) => new SubscriptionWizardViewModel(id, url, useCases, ports, shell);
  });
});
