import type { Container } from 'inversify';
import { instant, type Instant } from '@/domain/shared/instant';
import { hashOf } from '@/domain/shared/hashOf';
import { catalogOfCycle } from '@/domain/subscription/pricing';
import type { OrderEntry } from '@/application/ports/OrderJournal';
import {
  orderKindFor,
  sentOrderOf,
  type OrderableSelection,
  type SentOrder,
} from '@/domain/subscription/SentOrder';
import { planItemOf } from '@/domain/subscription/Subscription';
import { parseBillingAddress } from '@/domain/validation/BillingAddress';
import { DEMO_WORLD } from '../bindings/dashboardWorldAdapters';
import { TOKENS } from '../tokens';
import { DEMO_BILLING_FORM } from './demoBillingForm';
import { selectedOrFirstAddOns, type WizardStartOfOwner } from './loadWizardStart';
import type { EarlierOrder } from './Scenario';

/** The age in milliseconds of an order that the API can no longer execute. */
const LONG_AGO = 5 * 60_000;

/** Puts the tab and the demo world into the state after an earlier order. */
export async function seedOrder(
  container: Container,
  { owner, start }: WizardStartOfOwner,
  earlier: EarlierOrder,
): Promise<void> {
  const ordered = orderedIn(start);
  if (ordered === undefined) return;
  const now = container.get(TOKENS.clock).now();
  const isLongAgo = earlier === 'never-arrived' || earlier === 'overtaken';
  const sentAt = isLongAgo ? instant(now - LONG_AGO) : now;
  const kind = orderKindFor(start.subscription, now);
  const order = sentOrderOf(
    kind,
    ordered,
    start.subscription,
    container.get(TOKENS.orderKeys).next(),
    sentAt,
  );
  const key = { userId: owner.id, businessId: start.business.id };
  if (earlier === 'carried-out' || earlier === 'response-lost') await carryOut(container, start, ordered);
  const orders = container.get(TOKENS.orders);
  const entry = entryOf(earlier, order, now);
  /* The loss of a response is saved for an order that was saved before. */
  orders.save(key, { kind: 'sent', order: { ...entry.order, lostAt: undefined } });
  orders.save(key, entry);
}

function entryOf(earlier: EarlierOrder, order: SentOrder, now: Instant): OrderEntry {
  switch (earlier) {
    case 'carried-out':
      return { kind: 'confirmed', order, confirmedAt: now };
    case 'accepted':
      return { kind: 'accepted', order, acceptedAt: now };
    case 'overtaken':
      return {
        kind: 'sent',
        order: { ...order, fingerprintBefore: hashOf('another state'), lostAt: order.sentAt },
      };
    case 'never-arrived':
      return { kind: 'sent', order: { ...order, lostAt: order.sentAt } };
    default:
      return { kind: 'sent', order };
  }
}

/** Executes an order without a record in this tab, as another tab would. */
export async function orderElsewhere(container: Container, { start }: WizardStartOfOwner): Promise<void> {
  const ordered = orderedIn(start);
  if (ordered !== undefined) await carryOut(container, start, ordered);
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
  start: Start,
  { plan, addOns }: OrderableSelection,
): Promise<void> {
  const { cards, clock } = container.get(DEMO_WORLD);
  const expiry = { month: 8, year: new Date(clock.now()).getUTCFullYear() + 3 };
  const card = { lastFour: '4242', brand: 'visa', maskedNumber: '************4242', status: 'valid', expiry };
  const billing = parseBillingAddress(DEMO_BILLING_FORM);
  const request = {
    planId: plan.id,
    addOnIds: addOns.map(({ addOn }) => addOn.id),
    paymentToken: cards.createToken('of-the-scenario', { card, isDeclined: false }),
    billingAddress: billing.ok ? billing.value : undefined,
  };
  const subscriptions = container.get(TOKENS.subscriptions);
  const key = container.get(TOKENS.orderKeys).next();
  await (start.subscription === undefined
    ? subscriptions.create(start.business.id, request, key)
    : subscriptions.update(start.business.id, request, key));
}
