import type { LastBilling } from '@/domain/subscription/LastBilling';
import { aBillingForm } from './aBillingForm';
import { aMoment } from './aMoment';

/** The billing address of an order that was executed at `aMoment`. */
export function aLastBilling(overrides: Partial<LastBilling> = {}): LastBilling {
  return { billing: aBillingForm(), savedAt: aMoment(), ...overrides };
}
