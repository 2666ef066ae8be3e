import type { Container } from 'inversify';
import { fingerprintOf } from '@/domain/subscription/PlanSelection';
import { catalogOfCycle } from '@/domain/subscription/pricing';
import { TOKENS } from '../tokens';
import { DEMO_BILLING_FORM } from './demoBillingForm';
import { someAddOnsOf, type OpenedWizard } from './openedWizard';

/** Saves a draft as if the owner had reached the payment step, with a plan that is sold. */
export function seedDraft(container: Container, { owner, start }: OpenedWizard): void {
  const { selection } = start.initial;
  const plan = selection.plan ?? catalogOfCycle(start.catalog, selection.cycle).plans[0];
  container.get(TOKENS.drafts).save(
    { userId: owner.id, businessId: start.business.id },
    {
      cycle: selection.cycle,
      planId: plan?.id,
      addOns: someAddOnsOf(start).map(({ addOn: { id }, quantity }) => ({ id, quantity })),
      method: selection.method ?? 'new-card',
      billing: DEMO_BILLING_FORM,
      fingerprint: fingerprintOf(start.subscription),
      savedAt: container.get(TOKENS.clock).now(),
    },
  );
}
