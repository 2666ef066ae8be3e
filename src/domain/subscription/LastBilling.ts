import type { Instant } from '@/domain/shared/instant';
import type { BillingFormValues } from '@/domain/validation/BillingAddress';

/** The billing address of the last order in this tab, or on this device. It never holds a card (decision C77). */
export interface LastBilling {
  readonly billing: BillingFormValues;
  readonly savedAt: Instant;
  /** When the owner asked to remember the address on this device. Later orders keep this time. */
  readonly since?: Instant | undefined;
}
