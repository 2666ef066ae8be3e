import type { Instant } from '@/domain/shared/instant';
import type { BillingForm } from '@/domain/validation/BillingAddress';

/** The billing address of the last order in this tab, or on this device. It never holds a card (decision C77). */
export interface LastBilling {
  readonly billing: BillingForm;
  readonly savedAt: Instant;
  /** The first of the orders in a row with which the owner asked to remember it on this device. */
  readonly since?: Instant | undefined;
}
