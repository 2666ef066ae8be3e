import type { PlanMetadata } from '@/domain/subscription/planMetadata';

/** An unvalidated plan or add-on on the demo server (spec section 7). */
export interface CatalogRecord {
  readonly id: unknown;
  readonly name: unknown;
  readonly externalName?: unknown;
  readonly description?: unknown;
  readonly type: unknown;
  /** In minor units. */
  readonly price: unknown;
  readonly currencyCode: unknown;
  readonly period: unknown;
  readonly periodUnit: unknown;
  readonly status?: unknown;
  readonly entitlements: readonly EntitlementRecord[];
  readonly metadata?: Partial<PlanMetadata> | 'unreadable';
}

export interface EntitlementRecord {
  readonly featureId: string;
  readonly featureName: string;
  readonly value: string;
}
