import { action } from 'mobx';
import { readIfOwned } from '@/application/business/readIfOwned';
import { CancelSubscription } from '@/application/subscription/CancelSubscription';
import { ListPlanFeatures } from '@/application/subscription/ListPlanFeatures';
import { failure } from '@/domain/shared/result';
import { BusinessDetailViewModel } from '@/ui/business/detail/BusinessDetailViewModel';
import { Switcher } from '@/ui/business/switcher/Switcher';
import { bindings } from '../container';
import { ownedBusiness } from './ownedBusiness';

export const businessModule = bindings({
  ...ownedBusiness,
  viewBusiness: ({ businesses }) =>
    readIfOwned(async (id, signal) => businesses.byId(id, signal), failure({ kind: 'business-not-found' })),
  cancelSubscription: ({ subscriptions, orders, orderLock, diagnostics, pollPorts }) =>
    new CancelSubscription(subscriptions, orders, orderLock, diagnostics, pollPorts),
  listPlanFeatures: ({ plans }) => new ListPlanFeatures(plans),
  switcher: ({ session, businessCache, lazyBusinesses, clock }) =>
    new Switcher(session, businessCache, lazyBusinesses, clock),
  listingEditing: ({ listingSettings, lazyEditing }) => ({ ...listingSettings, createEditing: lazyEditing }),
  createBusinessDetail: (services) => {
    const { changeStatus, cancelSubscription, listPlanFeatures, updateLastOrder } = services;
    const { listPublicPlans, orders, returnPath, clock, issueCount, slowRequests } = services;
    const { session, toasts, businessCache, subscriptionCache } = services;
    const useCases = {
      viewBusiness: slowRequests.watched(services.viewBusiness),
      viewSubscription: slowRequests.watched(services.viewSubscription),
      changeStatus: slowRequests.watched(changeStatus),
      cancelSubscription: slowRequests.watched(cancelSubscription),
      listPlanFeatures,
      updateLastOrder,
      listPublicPlans,
    };
    const { openRows, annualOfferHiddenAt } = services.ownerStores;
    const stores = { orders, returnPath, openRows, annualOfferHiddenAt };
    const pageServices = { ...useCases, ...stores, clock, session, toasts, businessCache, subscriptionCache };
    return (id) => {
      subscriptionCache.expire(id);
      /*
       * The count of issues is out of date once a business is open. Deferred to a microtask, because React is
       * rendering.
       */
      queueMicrotask(action(() => issueCount.set(undefined)));
      return new BusinessDetailViewModel(id, pageServices);
    };
  },
});
