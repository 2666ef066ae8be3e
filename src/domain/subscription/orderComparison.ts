import { Money } from '@/domain/shared/Money';
import { normalizeSpelling } from '@/domain/shared/normalizeSpelling';
import { MONTHS_IN_A_YEAR, type BillingCycle } from './billingCycle';
import type { Plan } from './Plan';
import { totalOf, type PlanSelection, type SelectedAddOn } from './PlanSelection';
import {
  addOnItemsOf,
  billingCycleOfSubscription,
  planItemOf,
  totalOfSubscription,
  type AddOnItem,
  type PlanItem,
  type Subscription,
  type SubscriptionItem,
} from './Subscription';

export type ItemChange = 'changed' | 'added' | 'removed' | 'kept';

/** One line of the review: what the business has today, and what it has after the order. */
interface Compared<Kind extends string, Before, After> {
  readonly kind: Kind;
  readonly change: ItemChange;
  readonly before: Before | undefined;
  readonly after: After | undefined;
}

export type ComparedItem =
  | Compared<'plan', PlanItem, Plan>
  | Compared<'cycle', BillingCycle, BillingCycle>
  | Compared<'add-on', AddOnItem, SelectedAddOn>;

/** How much more or less an order costs than the subscription does today. */
export interface PriceDifference {
  readonly direction: 'less' | 'more' | 'same';
  /** Undefined unless both are billed monthly, because a month of an annual price is never charged. */
  readonly perMonth: Money | undefined;
  readonly perYear: Money;
}

/** A subscription, at the prices of its purchase, compared with an order at those of the catalogue. */
export interface OrderComparison {
  /** The plan first, then what is changed, added, removed and kept. */
  readonly items: readonly ComparedItem[];
  readonly cycleBefore: BillingCycle | undefined;
  /** Undefined without items, for an unknown price, or with two currencies. */
  readonly totalBefore: Money | undefined;
  /** Undefined when it cannot be computed: for an unknown price or cycle, several of a plan, or two currencies. */
  readonly difference: PriceDifference | undefined;
}

export function compareOrder(subscription: Subscription, selection: PlanSelection): OrderComparison {
  const cycleBefore = billingCycleOfSubscription(subscription);
  const totalBefore = totalOfSubscription(subscription);
  const plan = planItemOf(subscription);
  const cycleAndAddOns: readonly ComparedItem[] = [
    compared('cycle', cycleBefore, selection.cycle, cycleBefore === selection.cycle),
    ...comparedAddOns(subscription, selection),
  ];
  return {
    items: [
      compared(
        'plan',
        plan,
        selection.plan,
        plan?.id === selection.plan?.id && hasNoKnownPriceChange(plan, selection.plan?.price),
      ),
      ...CHANGE_SEQUENCE.flatMap((change) => cycleAndAddOns.filter((item) => item.change === change)),
    ],
    cycleBefore,
    totalBefore,
    difference:
      totalBefore === undefined || cycleBefore === undefined || keepsSeveralOfPlan(subscription, selection)
        ? undefined
        : differenceOf([totalBefore, cycleBefore], [totalOf(selection), selection.cycle]),
  };
}

/** Whether the order keeps a plan that the subscription has more than once. An order cannot say how often. */
export function keepsSeveralOfPlan(subscription: Subscription, { plan }: PlanSelection): boolean {
  const item = planItemOf(subscription);
  return item !== undefined && item.id === plan?.id && item.quantity > 1;
}

const CHANGE_SEQUENCE: readonly ItemChange[] = ['changed', 'added', 'removed', 'kept'];

function compared<Kind extends string, Before, After>(
  kind: Kind,
  before: Before | undefined,
  after: After | undefined,
  isSame: boolean,
): Compared<Kind, Before, After> {
  return { kind, change: changeOf(before, after, isSame), before, after };
}

function changeOf(before: unknown, after: unknown, isSame: boolean): ItemChange {
  if (before === undefined && after !== undefined) return 'added';
  if (before !== undefined && after === undefined) return 'removed';
  return isSame ? 'kept' : 'changed';
}

/** True also when one of the prices is unknown, because an unknown price cannot be called changed. */
function hasNoKnownPriceChange(item: SubscriptionItem | undefined, price: Money | undefined): boolean {
  return item?.price === undefined || price === undefined || item.price.equals(price);
}

function comparedAddOns(subscription: Subscription, selection: PlanSelection): readonly ComparedItem[] {
  const items = addOnItemsOf(subscription);
  const orderedAddOns = new Map(items.map((item) => [item, orderedAddOnOf(item, items, selection)]));
  const matched = new Set(orderedAddOns.values());
  return [
    ...items.map((before) => {
      const after = orderedAddOns.get(before);
      return compared('add-on', before, after, after !== undefined && isEqual(before, after));
    }),
    ...selection.addOns
      .filter((after) => !matched.has(after))
      .map((after) => compared('add-on', undefined, after, false)),
  ];
}

/**
 * The same add-on in the order. In the other billing cycle its id is different, so it is found by its name (decision
 * C66). The name of a subscribed item is the external name, if there is one. Of several items with the same id or name,
 * only the first is found.
 */
function orderedAddOnOf(
  item: AddOnItem,
  items: readonly AddOnItem[],
  { addOns }: PlanSelection,
): SelectedAddOn | undefined {
  const isFirst = (same: (other: AddOnItem) => boolean): boolean => items.find(same) === item;
  const byId = addOns.find(({ addOn }) => addOn.id === item.id);
  if (byId !== undefined) return isFirst(({ id }) => id === item.id) ? byId : undefined;
  const name = normalizeSpelling(item.name);
  if (name === '' || !isFirst((other) => normalizeSpelling(other.name) === name)) return undefined;
  return addOns.find(
    ({ addOn }) =>
      [addOn.name, addOn.externalName].some((each) => normalizeSpelling(each) === name) &&
      !items.some(({ id }) => id === addOn.id),
  );
}

function isEqual(before: AddOnItem, { addOn, quantity }: SelectedAddOn): boolean {
  return before.id === addOn.id && before.quantity === quantity && hasNoKnownPriceChange(before, addOn.price);
}

type PeriodTotal = readonly [Money, BillingCycle];

function differenceOf(before: PeriodTotal, after: PeriodTotal): PriceDifference | undefined {
  const [[totalBefore, cycleBefore], [totalAfter, cycleAfter]] = [before, after];
  if (totalBefore.currency !== totalAfter.currency) return undefined;
  const isMonthly = cycleBefore === 'monthly' && cycleAfter === 'monthly';
  const perYear = perYearOf(after).minus(perYearOf(before));
  return {
    direction: directionOf(perYear),
    perMonth: isMonthly ? absolute(totalAfter.minus(totalBefore)) : undefined,
    perYear: absolute(perYear),
  };
}

function directionOf({ minor }: Money): PriceDifference['direction'] {
  if (minor === 0) return 'same';
  return minor < 0 ? 'less' : 'more';
}

function perYearOf([total, cycle]: PeriodTotal): Money {
  return cycle === 'monthly' ? total.times(MONTHS_IN_A_YEAR) : total;
}

function absolute(money: Money): Money {
  return money.minor < 0 ? Money.zero(money.currency).minus(money) : money;
}
