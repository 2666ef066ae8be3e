import { AwaitSubscription } from '@/application/subscription/AwaitSubscription';
import { CreateOrUpdateSubscription } from '@/application/subscription/CreateOrUpdateSubscription';
import { ReconcilePayment } from '@/application/subscription/ReconcilePayment';
import { LoadWizardData } from '@/application/subscription/LoadWizardData';
import { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import { bindings } from '../bindings';
import { ownedBusiness } from './ownedBusiness';

export const subscriptionModule = bindings({
  ...ownedBusiness,
  awaitSubscription: ({ subscriptions, pollPorts }) => new AwaitSubscription(subscriptions, pollPorts),
  loadWizardData: (services) => {
    const { businesses, subscriptions, plans, clock, wizardSettings } = services;
    const { drafts, preselectedPlan } = services.ownerStores;
    return new LoadWizardData(
      businesses,
      subscriptions,
      plans,
      drafts,
      preselectedPlan,
      clock,
      wizardSettings,
    );
  },
  createOrUpdateSubscription: ({ subscriptions, orders, orderLock, plans, clock }) =>
    new CreateOrUpdateSubscription(subscriptions, orders, orderLock, plans, clock),
  reconcilePayment: ({ subscriptions, orders, orderLock, connection, clock }) =>
    new ReconcilePayment(subscriptions, orders, orderLock, connection, clock),
  createSubscriptionWizard: (services) => {
    const { slowRequests, viewSubscription, loadLastOrder, awaitSubscription, reconcileStatus } = services;
    const { cardFields, navigation } = services;
    const { drafts, preselectedPlan, lastBilling, rememberedBilling } = services.ownerStores;
    const { returnPath, clock, session, toasts, businessCache, language } = services;
    const useCases = {
      startWizard: slowRequests.watched(services.loadWizardData, 'execute'),
      createOrUpdate: slowRequests.watched(services.createOrUpdateSubscription, 'execute'),
      viewSubscription,
      loadLastOrder,
      reconcile: services.reconcilePayment,
      awaitSubscription,
      activateBusiness: slowRequests.watched(services.activateBusiness, 'execute'),
      reconcileStatus,
    };
    const ports = {
      drafts,
      preselectedPlan,
      lastBilling,
      rememberedBilling,
      cardFields,
      navigation,
      returnPath,
      clock,
    };
    const shell = { session, toasts, businessCache, language };
    return (id, url) => new SubscriptionWizardViewModel(id, url, useCases, ports, shell);
  },
});
