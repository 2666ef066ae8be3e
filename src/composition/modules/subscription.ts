import { AwaitSubscription } from '@/application/subscription/AwaitSubscription';
import { CreateOrUpdateSubscription } from '@/application/subscription/CreateOrUpdateSubscription';
import { ReconcilePayment } from '@/application/subscription/ReconcilePayment';
import { StartSubscriptionWizard } from '@/application/subscription/StartSubscriptionWizard';
import { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import { bindings, TOKENS } from '../tokens';
import { bindOwnedBusiness } from './ownedBusiness';

/** The subscription wizard. */
export const subscriptionModule = bindings((declare) => {
  const { bindClass, bindFactory, bindViewModel } = declare;
  bindOwnedBusiness(declare, TOKENS);
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
      startWizard: slowRequests.watched(get(TOKENS.startSubscriptionWizard), 'execute'),
      createOrUpdate: slowRequests.watched(get(TOKENS.createOrUpdateSubscription), 'execute'),
      viewSubscription: get(TOKENS.viewSubscription),
      loadLastOrder: get(TOKENS.loadLastOrder),
      reconcile: get(TOKENS.reconcilePayment),
      awaitSubscription: get(TOKENS.awaitSubscription),
      activateBusiness: slowRequests.watched(get(TOKENS.activateBusiness), 'execute'),
      reconcileStatus: get(TOKENS.reconcileStatus),
    };
    const ports = {
      drafts: get(TOKENS.drafts),
      preselectedPlan: get(TOKENS.preselectedPlan),
      lastBilling: get(TOKENS.lastBilling),
      rememberedBilling: get(TOKENS.rememberedBilling),
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
