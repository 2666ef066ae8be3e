import type { Instant } from '@/domain/shared/instant';
import type { BillingForm } from '@/domain/validation/BillingAddress';

/** The billing address that an owner asked to remember on this device. It never holds a card (decision C77). */
export interface RememberedBilling {
  readonly billing: BillingForm;
  readonly since: Instant;
  /** The last order that used it. */
  readonly usedAt: Instant;
}
