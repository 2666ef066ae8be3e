import type { RememberedBilling } from '@/domain/subscription/RememberedBilling';
import { aBillingForm } from './aBillingForm';
import { aMoment } from './aMoment';

/** The billing address that an owner asked to remember with an order at `aMoment`. */
export function aRememberedBilling(overrides: Partial<RememberedBilling> = {}): RememberedBilling {
  return { billing: aBillingForm(), since: aMoment(), usedAt: aMoment(), ...overrides };
}
