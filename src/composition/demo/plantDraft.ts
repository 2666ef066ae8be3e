import type { Container } from 'inversify';
import { fingerprintOf } from '@/domain/subscription/PlanSelection';
import { TOKENS } from '../tokens';
import { FILLED_IN } from './filledInBilling';
import { someAddOnsOf, type OpenedWizard } from './openedWizard';

/** Leaves a draft as if the owner had come as far as the payment step. */
export function plantDraft(container: Container, { owner, start }: OpenedWizard): void {
  const { selection } = start.initial;
  container.get(TOKENS.drafts).save(
    { userId: owner.id, businessId: start.business.id },
    {
      cycle: selection.cycle,
      planId: selection.plan?.id,
      addOns: someAddOnsOf(start).map(({ addOn: { id }, quantity }) => ({ id, quantity })),
      method: selection.method ?? 'new-card',
      billing: FILLED_IN,
      fingerprint: fingerprintOf(start.subscription),
      savedAt: container.get(TOKENS.clock).now(),
    },
  );
}
