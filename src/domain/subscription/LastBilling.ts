import type { Instant } from '@/domain/shared/instant';
import type { BillingForm } from '@/domain/validation/BillingAddress';

/** The billing address of the last order in this tab. It never holds a card (decision C77). */
export interface LastBilling {
  readonly billing: BillingForm;
  readonly savedAt: Instant;
}
