/** A plan or add-on as a server keeps it: words and numbers nobody has checked yet (spec section 7). */
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
  /** JSON in a text. */
  readonly metadata?: unknown;
}

export interface EntitlementRecord {
  readonly featureId: string;
  readonly featureName: string;
  readonly value: string;
}
