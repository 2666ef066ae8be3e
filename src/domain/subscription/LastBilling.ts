import type { Instant } from '@/domain/shared/instant';
import type { BillingForm } from '@/domain/validation/BillingAddress';

/** The billing address of the last order in this tab, or on this device. It never holds a card (decision C77). */
export interface LastBilling {
  readonly billing: BillingForm;
  readonly savedAt: Instant;
  /** When the owner asked to remember the address on this device. Later orders keep this time. */
  readonly since?: Instant | undefined;
}
