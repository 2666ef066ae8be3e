import type { Container } from 'inversify';
import { CheckSubscriptions } from '@/application/subscription/CheckSubscriptions';
import { AttentionArea } from '@/ui/business/attention/AttentionArea';
import { AttentionViewModel } from '@/ui/business/attention/AttentionViewModel';
import { SubscriptionLine } from '@/ui/business/attention/SubscriptionLine';
import { UncheckedLine } from '@/ui/business/attention/UncheckedLine';
import type { Attention } from '@/ui/business/attention/AttentionScope';
import { bindings, servicesIn } from '../bindings';

/** The part of the dashboard about subscriptions. */
export const attentionModule = bindings({
  checkSubscriptions: ({ subscriptions, orders, clock }) =>
    new CheckSubscriptions(subscriptions, orders, clock),
  createAttention: (services) => {
    const { checkSubscriptions, listPublicPlans, clock, session, subscriptionCache, issueCount } = services;
    const { preselectedPlan, openRows } = services.ownerStores;
    const useCases = { checkSubscriptions, listPublicPlans };
    const shared = { clock, preselectedPlan, openRows, session, subscriptionCache, issueCount };
    return (businesses, unloadedCount = 0) =>
      new AttentionViewModel(businesses, unloadedCount, { ...useCases, ...shared });
  },
});

/** Adds the part of the dashboard about subscriptions, which loads after the list. */
export function addAttention(container: Container): Attention {
  container.load(attentionModule);
  const { createAttention, lazyMany } = servicesIn(container);
  return {
    create: createAttention,
    many: lazyMany,
    AttentionArea,
    UncheckedLine,
    SubscriptionLine,
  };
}
