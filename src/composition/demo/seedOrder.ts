import type { Container } from 'inversify';
import type { Instant } from '@/domain/shared/instant';
import { hashOf } from '@/domain/shared/hashOf';
import type { IdempotencyKey } from '@/domain/subscription/IdempotencyKey';
import { orderKeyOf } from '@/domain/subscription/orderKeyOf';
import { catalogOfCycle } from '@/domain/subscription/pricing';
import type { OrderEntry } from '@/application/ports/OrderJournal';
import {
  contentOf,
  orderKindFor,
  sentOrderOf,
  type OrderableSelection,
  type SentOrder,
} from '@/domain/subscription/SentOrder';
import { planItemOf } from '@/domain/subscription/Subscription';
import { parseBillingAddress } from '@/domain/validation/BillingAddress';
import { DEMO_WORLD, TOKENS } from '../tokens';
import { DEMO_BILLING_FORM } from './demoBillingForm';
import { selectedOrFirstAddOns, type WizardStartOfOwner } from './loadWizardStart';
import type { EarlierOrder } from './Scenario';

/** Puts the tab and the demo world into the state after an earlier order. */
export async function seedOrder(
  container: Container,
  placed: WizardStartOfOwner,
  earlier: EarlierOrder,
): Promise<void> {
  const { owner, start } = placed;
  const ordered = orderedIn(start);
  if (ordered === undefined) return;
  const now = container.get(TOKENS.clock).now();
  const kind = orderKindFor(start.subscription, now);
  const order = sentOrderOf(kind, ordered, start.subscription, keyOf(placed, ordered), now);
  if (earlier === 'carried-out' || earlier === 'response-lost') await carryOut(container, placed, ordered);
  const key = { userId: owner.id, businessId: start.business.id };
  container.get(TOKENS.orders).save(key, entryOf(earlier, order, now));
}

function keyOf({ owner, start }: WizardStartOfOwner, ordered: OrderableSelection): IdempotencyKey {
  return orderKeyOf({
    userId: owner.id,
    businessId: start.business.id,
    before: start.subscription,
    content: contentOf(ordered),
    attempt: 0,
  });
}

function entryOf(earlier: EarlierOrder, order: SentOrder, now: Instant): OrderEntry {
  switch (earlier) {
    case 'carried-out':
      return { kind: 'confirmed', order, confirmedAt: now };
    case 'accepted':
      return { kind: 'accepted', order, acceptedAt: now };
    case 'overtaken':
      return { kind: 'sent', order: { ...order, fingerprintBefore: hashOf('another state') } };
    default:
      return { kind: 'sent', order };
  }
}

/** Executes an order without a record in this tab, as another tab would. */
export async function orderElsewhere(container: Container, placed: WizardStartOfOwner): Promise<void> {
  const ordered = orderedIn(placed.start);
  if (ordered !== undefined) await carryOut(container, placed, ordered);
}

type Start = WizardStartOfOwner['start'];

/** A selection with another plan than the current one. An order for the current plan would change nothing. */
function orderedIn(start: Start): OrderableSelection | undefined {
  const { selection } = start.initial;
  const { plans } = catalogOfCycle(start.catalog, selection.cycle);
  const held = start.subscription && planItemOf(start.subscription)?.id;
  const plan = held === undefined ? selection.plan : plans.find(({ id }) => id !== held);
  return plan && { ...selection, plan, addOns: selectedOrFirstAddOns(start) };
}

/** Pays with a new card, because the saved one may have expired. */
async function carryOut(
  container: Container,
  placed: WizardStartOfOwner,
  ordered: OrderableSelection,
): Promise<void> {
  const { start } = placed;
  const { cards, clock } = container.get(DEMO_WORLD);
  const expiry = { month: 8, year: new Date(clock.now()).getUTCFullYear() + 3 };
  const card = { lastFour: '4242', brand: 'visa', maskedNumber: '************4242', status: 'valid', expiry };
  const billing = parseBillingAddress(DEMO_BILLING_FORM);
  const request = {
    planId: ordered.plan.id,
    addOnIds: ordered.addOns.map(({ addOn }) => addOn.id),
    paymentToken: cards.createToken('of-the-scenario', { card, isDeclined: false }),
    billingAddress: billing.ok ? billing.value : undefined,
  };
  const subscriptions = container.get(TOKENS.subscriptions);
  const key = keyOf(placed, ordered);
  await (start.subscription === undefined
    ? subscriptions.create(start.business.id, request, key)
    : subscriptions.update(start.business.id, request, key));
}
