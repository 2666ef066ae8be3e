import { AwaitSubscription } from '@/application/subscription/AwaitSubscription';
import { CreateOrUpdateSubscription } from '@/application/subscription/CreateOrUpdateSubscription';
import { ReconcilePayment } from '@/application/subscription/ReconcilePayment';
import { LoadWizardData } from '@/application/subscription/LoadWizardData';
import { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import type { WizardServices } from '@/ui/subscription/wizard/WizardServices';
import { bindings } from '../container';
import { ownedBusiness } from './ownedBusiness';

export const subscriptionModule = bindings({
  ...ownedBusiness,
  awaitSubscription: ({ subscriptions, pollPorts }) => new AwaitSubscription(subscriptions, pollPorts),
  loadWizardData: (services) => {
    const { businesses, subscriptions, plans, clock, wizardSettings } = services;
    const { selectionDrafts, preselectedPlan } = services.ownerStores;
    return new LoadWizardData(
      businesses,
      subscriptions,
      plans,
      selectionDrafts,
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
    const { slowRequests, viewSubscription, updateLastOrder, awaitSubscription, changeStatus } = services;
    const { reconcilePayment, ownerStores, cardFields, navigation, returnPath, clock } = services;
    const { session, language, toasts, businessCache } = services;
    const wizardServices: WizardServices = {
      loadWizardData: slowRequests.watched(services.loadWizardData),
      createOrUpdateSubscription: slowRequests.watched(services.createOrUpdateSubscription),
      changeStatus: slowRequests.watched(changeStatus),
      reconcilePayment,
      updateLastOrder,
      viewSubscription,
      awaitSubscription,
      ownerStores,
      cardFields,
      navigation,
      returnPath,
      clock,
      session,
      language,
      toasts,
      businessCache,
    };
    return (id, url) => new SubscriptionWizardViewModel(id, url, wizardServices);
  },
});
