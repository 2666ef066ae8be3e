import { AttentionArea } from '@/ui/business/attention/AttentionArea';
import type { Attention } from '@/ui/business/attention/AttentionScope';
import { AttentionViewModel } from '@/ui/business/attention/AttentionViewModel';
import { BusinessReadiness } from '@/ui/business/attention/BusinessReadiness';
import { BusinessSubscription } from '@/ui/business/attention/BusinessSubscription';
import type { SubscriptionCache } from '@/ui/business/SubscriptionCache';
import { TOKENS } from '../tokens';
import type { ScreenDependencies } from './ScreenDependencies';

/** Wires the part of the dashboard about subscriptions. It needs the whole container. */
export function createAttention(
  { container, shell }: Pick<ScreenDependencies, 'container' | 'shell'>,
  subscriptionCache: SubscriptionCache,
): Attention {
  const { session, matterCount } = shell;
  const useCases = {
    checkSubscriptions: container.get(TOKENS.checkSubscriptions),
    listPublicPlans: container.get(TOKENS.listPublicPlans),
  };
  const ports = {
    clock: container.get(TOKENS.clock),
    preselectedPlan: container.get(TOKENS.preselectedPlan),
  };
  return {
    create: (businesses) =>
      new AttentionViewModel(businesses, useCases, ports, { session, subscriptionCache, matterCount }),
    AttentionArea,
    BusinessSubscription,
    BusinessReadiness,
  };
}
