import type { Brand } from '@/domain/shared/brand';
import { parseIdentifier } from '@/domain/shared/identifier';
import type { Money } from '@/domain/shared/Money';
import { normalizeSpelling } from '@/domain/shared/normalizeSpelling';
import { billingCycleOf, type BillingCycle, type PeriodUnit } from './billingCycle';
import type { PlanMetadata } from './planMetadata';

export type PlanId = Brand<string, 'PlanId'>;
export type AddOnId = Brand<string, 'AddOnId'>;

export const parsePlanId = parseIdentifier<'PlanId'>;
export const parseAddOnId = parseIdentifier<'AddOnId'>;

export type ItemIdentity =
  | { readonly type: 'plan'; readonly id: PlanId }
  | { readonly type: 'addon'; readonly id: AddOnId };

/** Reads type and id of an item. Undefined for an unknown type and for an invalid id. */
export function parseItemIdentity(type: unknown, input: unknown): ItemIdentity | undefined {
  const planId = parsePlanId(input);
  const addOnId = parseAddOnId(input);
  const kind = normalizeSpelling(type);
  if (kind === 'plan' && planId !== undefined) return { type: kind, id: planId };
  return kind === 'addon' && addOnId !== undefined ? { type: kind, id: addOnId } : undefined;
}

/** A feature included in a plan, for example a number of photos. */
export interface Entitlement {
  readonly featureId: string;
  readonly featureName: string;
  readonly value: string;
  readonly type: string;
  readonly displayName: string | undefined;
}

/** The common fields of plans and add-ons (spec section 3). */
interface CatalogItem {
  readonly name: string;
  readonly externalName: string | undefined;
  readonly description: string | undefined;
  /** The price of one period: of a year for an annual plan. */
  readonly price: Money;
  /** The number of units in a period. Every known plan has 1. Undefined when it cannot be read. */
  readonly period: number | undefined;
  /** Undefined for a unit without a billing cycle, for example a week. */
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

/** All plans and add-ons, in the order of the response. */
export interface Catalog {
  readonly plans: readonly Plan[];
  readonly addOns: readonly AddOn[];
  /** The retired plan of a subscription, which an update may select (decision C24). It is not among `plans`. */
  readonly retiredPlan?: Plan | undefined;
}

const NOT_SOLD_STATUSES: readonly string[] = [
  'inactive',
  'archived',
  'deleted',
  'retired',
  'disabled',
  'draft',
];

/** The public name, else the internal name. */
export function shownNameOf(item: Plan | AddOn): string {
  return item.externalName ?? item.name;
}

/** The billing cycle of an item; undefined when this client does not offer its period. */
export function cycleOf(item: Plan | AddOn): BillingCycle | undefined {
  return item.period === 1 ? billingCycleOf(item.periodUnit) : undefined;
}

/** True unless the status says that the item is not sold. A missing or unknown status counts as sold (decision C24). */
export function isOffered(item: Plan | AddOn): boolean {
  return !NOT_SOLD_STATUSES.includes(normalizeSpelling(item.status));
}
