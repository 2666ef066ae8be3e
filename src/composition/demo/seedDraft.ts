import type { Container } from 'inversify';
import { fingerprintOf } from '@/domain/subscription/PlanSelection';
import { catalogOfCycle } from '@/domain/subscription/pricing';
import { TOKENS } from '../tokens';
import { DEMO_BILLING_FORM } from './demoBillingForm';
import { selectedOrFirstAddOns, type WizardStartOfOwner } from './loadWizardStart';

/** Saves the draft of an owner who has selected a plan and reached the payment step. */
export function seedDraft(container: Container, { owner, start }: WizardStartOfOwner): void {
  const { selection } = start.initial;
  const plan = selection.plan ?? catalogOfCycle(start.catalog, selection.cycle).plans[0];
  container.get(TOKENS.drafts).save(
    { userId: owner.id, businessId: start.business.id },
    {
      cycle: selection.cycle,
      planId: plan?.id,
      addOns: selectedOrFirstAddOns(start).map(({ addOn: { id }, quantity }) => ({ id, quantity })),
      method: selection.method ?? 'new-card',
      billing: DEMO_BILLING_FORM,
      fingerprint: fingerprintOf(start.subscription),
      savedAt: container.get(TOKENS.clock).now(),
    },
  );
}
