import { CheckSubscriptions } from '@/application/subscription/CheckSubscriptions';
import { AttentionArea } from '@/ui/business/attention/AttentionArea';
import { AttentionViewModel } from '@/ui/business/attention/AttentionViewModel';
import { SubscriptionLine } from '@/ui/business/attention/SubscriptionLine';
import { UncheckedLine } from '@/ui/business/attention/UncheckedLine';
import { bindings } from '../container';

/** The part of the dashboard about subscriptions, which loads after the list. */
export const attentionModule = bindings({
  checkSubscriptions: ({ subscriptions, orders, clock }) =>
    new CheckSubscriptions(subscriptions, orders, clock),
  attentionPart: (services) => {
    const { checkSubscriptions, listPublicPlans, clock, session, subscriptionCache, issueCount } = services;
    const { preselectedPlan, openRows } = services.ownerStores;
    const useCases = { checkSubscriptions, listPublicPlans };
    const shared = { clock, preselectedPlan, openRows, session, subscriptionCache, issueCount };
    return {
      create: (businesses, unloadedCount = 0) =>
        new AttentionViewModel(businesses, unloadedCount, { ...useCases, ...shared }),
      bulk: services.lazyBulk,
      AttentionArea,
      UncheckedLine,
      SubscriptionLine,
    };
  },
});
