import type { Container } from 'inversify';
import { CheckSubscriptions } from '@/application/subscription/CheckSubscriptions';
import { AttentionArea } from '@/ui/business/attention/AttentionArea';
import { AttentionViewModel } from '@/ui/business/attention/AttentionViewModel';
import { CardSubscription } from '@/ui/business/attention/CardSubscription';
import { RowSubscription } from '@/ui/business/attention/RowSubscription';
import { UncheckedLine } from '@/ui/business/attention/UncheckedLine';
import type { Attention } from '@/ui/business/attention/AttentionScope';
import { bindings, TOKENS } from '../tokens';

/** The part of the dashboard about subscriptions. */
export const attentionModule = bindings(({ bindClass, bindViewModel }) => {
  bindClass(TOKENS.checkSubscriptions, CheckSubscriptions, [
    TOKENS.subscriptions,
    TOKENS.orders,
    TOKENS.clock,
  ]);
  bindViewModel(TOKENS.createAttention, (get) => {
    const useCases = {
      checkSubscriptions: get(TOKENS.checkSubscriptions),
      listPublicPlans: get(TOKENS.listPublicPlans),
    };
    const ports = { clock: get(TOKENS.clock), preselectedPlan: get(TOKENS.preselectedPlan) };
    const shell = {
      session: get(TOKENS.session),
      subscriptionCache: get(TOKENS.subscriptionCache),
      issueCount: get(TOKENS.issueCount),
    };
    return (businesses) => new AttentionViewModel(businesses, useCases, ports, shell);
  });
});

/** Adds the part of the dashboard about subscriptions, which loads after the list. */
export function addAttention(container: Container): Attention {
  container.load(attentionModule);
  return {
    create: container.get(TOKENS.createAttention),
    many: container.get(TOKENS.lateMany),
    AttentionArea,
    UncheckedLine,
    CardSubscription,
    RowSubscription,
  };
}
