import type { Container } from 'inversify';
import type { WizardData } from '@/application/subscription/StartSubscriptionWizard';
import { parseBusinessId } from '@/domain/business/BusinessId';
import type { User } from '@/domain/identity/User';
import type { SelectedAddOn } from '@/domain/subscription/PlanSelection';
import { catalogOfCycle } from '@/domain/subscription/pricing';
import { idIn } from '@/ui/shell/routePaths';
import { TOKENS } from '../tokens';

/**
 * What the wizard would start with for the business in the URL. Demo scenarios use it to seed drafts and orders
 * (seedDraft.ts, seedOrder.ts).
 */
export interface WizardStartOfOwner {
  readonly owner: User;
  readonly start: WizardData;
}

/** Undefined without a signed-in owner, or when the path names no business of the owner. */
export async function loadWizardStart(
  container: Container,
  pathname: string,
): Promise<WizardStartOfOwner | undefined> {
  const businessId = parseBusinessId(idIn('business', pathname) ?? idIn('subscription', pathname));
  const restored = await container.get(TOKENS.restoreSession).execute();
  if (!restored.ok || restored.value.kind === 'signed-out' || businessId === undefined) return undefined;
  const { user } = restored.value;
  const started = await container.get(TOKENS.startSubscriptionWizard).execute(user, businessId);
  return started.ok ? { owner: user, start: started.value } : undefined;
}

/** The add-ons that are selected at the start of the wizard. If none is selected, the first add-on for sale. */
export function selectedOrFirstAddOns({
  initial: { selection },
  catalog,
}: WizardData): readonly SelectedAddOn[] {
  if (selection.addOns.length > 0) return selection.addOns;
  const { addOns } = catalogOfCycle(catalog, selection.cycle);
  return addOns.slice(0, 1).map((addOn) => ({ addOn, quantity: 1 }));
}
