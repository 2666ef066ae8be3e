import { branded, type Brand } from '@/domain/shared/brand';
import { parseIdentifier } from '@/domain/shared/identifier';
import type { Money } from '@/domain/shared/Money';
import { normalizeSpelling } from '@/domain/shared/normalizeSpelling';
import { billingCycleOf, type BillingCycle, type PeriodUnit } from './billingCycle';
import type { PlanMetadata } from './planMetadata';

export type PlanId = Brand<string, 'PlanId'>;
export type AddOnId = Brand<string, 'AddOnId'>;

export function parsePlanId(input: unknown): PlanId | undefined {
  const id = parseIdentifier(input);
  return id === undefined ? undefined : branded<PlanId>(id);
}

export function parseAddOnId(input: unknown): AddOnId | undefined {
  const id = parseIdentifier(input);
  return id === undefined ? undefined : branded<AddOnId>(id);
}

/** Something a plan gives its business, such as a number of photos. */
export interface Entitlement {
  readonly featureId: string;
  readonly featureName: string;
  readonly value: string;
  readonly type: string;
  readonly displayName: string | undefined;
}

/** What plans and add-ons of the catalogue share (spec section 3, after transformation). */
interface CatalogItem {
  readonly name: string;
  readonly externalName: string | undefined;
  readonly description: string | undefined;
  /** Per period, never per month of an annual plan. */
  readonly price: Money;
  /** How many units a period has; 1 in all that is known. */
  readonly period: number;
  /** Undefined for a unit that has no billing cycle here, such as a week. */
  readonly periodUnit: PeriodUnit | undefined;
  readonly status: string | undefined;
  readonly entitlements: readonly Entitlement[];
  readonly metadata: PlanMetadata;
}

export interface Plan extends CatalogItem {
  readonly type: 'plan';
  readonly id: PlanId;
}

export interface AddOn extends CatalogItem {
  readonly type: 'addon';
  readonly id: AddOnId;
}

/** Everything that can be bought, in the order the server sent it. */
export interface Catalog {
  readonly plans: readonly Plan[];
  readonly addOns: readonly AddOn[];
}

const NOT_SOLD_STATUSES: readonly string[] = [
  'inactive',
  'archived',
  'deleted',
  'retired',
  'disabled',
  'draft',
];

/** The name customers know, else the internal one. */
export function shownNameOf(item: Plan | AddOn): string {
  return item.externalName ?? item.name;
}

/** The cycle an item is billed in; undefined when it cannot be chosen in this client. */
export function cycleOf(item: Plan | AddOn): BillingCycle | undefined {
  return item.period === 1 ? billingCycleOf(item.periodUnit) : undefined;
}

/** Sold today: an item without status, or with one nobody knows, counts as sold (decision C24). */
export function isOffered(item: Plan | AddOn): boolean {
  return !NOT_SOLD_STATUSES.includes(normalizeSpelling(item.status));
}
