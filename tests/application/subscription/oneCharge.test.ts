import { describe, expect, it } from 'vitest';
import { InMemoryConnection } from '../../support/InMemoryConnection';
import { InMemoryOrderJournal, OrdersOnDevice } from '../../support/InMemoryOrderJournal';
import type { OrderLock } from '@/application/ports/OrderLock';
import type { PaymentWriteFailure, SubscriptionRepository } from '@/application/ports/SubscriptionRepository';
import type { BusinessId } from '@/domain/business/BusinessId';
import { failure, type Result } from '@/domain/shared/result';
import type { PaymentMethod } from '@/domain/subscription/paymentMethod';
import { planItemOf, type Subscription } from '@/domain/subscription/Subscription';
import { anOrderHarness } from '../../support/anOrderHarness';
import { anOrderKey } from '../../support/builders/anOrderKey';
import { aPlan } from '../../support/builders/aPlan';
import { aSelection } from '../../support/builders/aSelection';
import { aSubscription } from '../../support/builders/aSubscription';
import { OrderingTab } from '../../support/OrderingTab';

/**
 * Every history of one order whose first delivery is cut and reaches the service late, while the response to the
 * second delivery, by the browser, is lost or refuses the order. The owner presses again as soon as the page offers it.
 */

/** The failure that the page gets for its first press. */
const RESPONSES: Readonly<Record<string, PaymentWriteFailure>> = {
  'no response': { kind: 'outcome-unknown' },
  '400': { kind: 'refused', refusal: { reason: 'bad_request', isUnprocessed: false } },
  '402': { kind: 'refused', refusal: { reason: 'payment_processing_error', isUnprocessed: false } },
  '403': { kind: 'refused', refusal: { reason: 'general_error', isUnprocessed: true } },
  '409': { kind: 'refused', refusal: { reason: 'conflict', isUnprocessed: false } },
  '422': { kind: 'refused', refusal: { reason: 'payment_processing_error', isUnprocessed: false } },
  '429': { kind: 'refused', refusal: { reason: 'general_error', isUnprocessed: true, retryAfter: 1000 } },
};

/** When the first delivery reaches the service, in milliseconds after the press. */
const ARRIVALS = [900, 30_000, 59_000, 61_000, 75_000];

/** What is set on the clock of the device ten seconds after the press, in milliseconds. */
const JUMPS = { 'keeps time': 0, 'jumps ten minutes': 600_000, 'is set back two hours': -7_200_000 };

const STORAGES = ['works', 'refuses'] as const;
/** What the owner does five seconds after the press. */
const MOVES = ['stays', 'reloads', 'opens another tab'] as const;
const DEVICES = [1, 2];
const METHODS: readonly PaymentMethod[] = ['existing-card', 'new-card'];

interface History {
  readonly response: PaymentWriteFailure;
  readonly arrival: number;
  readonly jump: number;
  readonly storage: (typeof STORAGES)[number];
  readonly move: (typeof MOVES)[number];
  readonly devices: number;
  readonly method: PaymentMethod;
  readonly honoursKeys: boolean;
}

/** An owner orders nothing on a page that shows the ordered plan. */
function isOrdered(seen: Subscription | undefined): boolean {
  return seen !== undefined && planItemOf(seen)?.id === 'pro-monthly';
}

/** The number of orders that the service executed, and whether a page denied one that it had executed. */
async function run(history: History) {
  const { clock, ...harness } = anOrderHarness(aSubscription());
  const selection = aSelection({ plan: aPlan({ id: 'pro-monthly', name: 'Pro' }), method: history.method });
  const executed: number[] = [];
  const denied: { readonly since: number; readonly at: number }[] = [];
  const save = harness.world.saveSubscription.bind(harness.world);
  harness.world.saveSubscription = (id, subscription) => {
    executed.push(clock.elapsed());
    save(id, subscription);
  };
  let deliveries = 0;
  const deliver: SubscriptionRepository['update'] = async (id, request, key) => {
    deliveries += 1;
    const ownKey = history.honoursKeys ? key : anOrderKey(`${key}-${String(deliveries)}`);
    return harness.subscriptions.update(id, request, ownKey);
  };
  let isFirst = true;
  const service: SubscriptionRepository = {
    ofBusiness: async (...parameters) => harness.subscriptions.ofBusiness(...parameters),
    create: async (...parameters) => harness.subscriptions.create(...parameters),
    cancel: async (...parameters) => harness.subscriptions.cancel(...parameters),
    update: async (...parameters): Promise<Result<void, PaymentWriteFailure>> => {
      if (!isFirst) return deliver(...parameters);
      isFirst = false;
      clock.after(history.arrival, () => void deliver(...parameters));
      return failure(history.response);
    },
  };
  const openDevice = () => {
    const holders = new Map<BusinessId, OrderLock>();
    const onDevice = new OrdersOnDevice();
    return () => {
      const journal = new InMemoryOrderJournal(onDevice);
      let pressedAt = 0;
      return new OrderingTab({
        service,
        openJournal: () => (history.storage === 'works' ? journal : new InMemoryOrderJournal()),
        holders,
        connection: new InMemoryConnection(),
        plans: harness.plans,
        clock,
        orderFor: (seen) => harness.anOrder({ shownSubscription: seen, selection }),
        onPress: () => (pressedAt = clock.elapsed()),
        onOutcome: ({ kind }) => {
          if (kind === 'not-executed') denied.push({ since: pressedAt, at: clock.elapsed() });
        },
      });
    };
  };
  const openers = Array.from({ length: history.devices }, openDevice);
  const tabs = openers.map((open) => open());
  await clock.advance(0);
  for (const tab of tabs) tab.press();
  for (let second = 0; second < 5; second += 1) await clock.advance(1000);
  if (history.move === 'reloads') tabs[0]?.reload();
  if (history.move === 'opens another tab') tabs.push(...openers.slice(0, 1).map((open) => open()));
  await clock.advance(5000);
  clock.jump(history.jump);
  for (let second = 10; second < 240; second += 1) {
    for (const tab of tabs) if (tab.offer !== undefined && !isOrdered(tab.offer.seen)) tab.press();
    await clock.advance(1000);
  }
  const isDenied = denied.some(({ since, at }) => executed.some((charge) => since <= charge && charge < at));
  return { charges: executed.length, isDenied };
}

/** All histories with this response and arrival that end differently than expected, in words. */
async function wrongHistories(
  response: PaymentWriteFailure,
  arrival: number,
  honoursKeys: boolean,
  isRight: (result: Awaited<ReturnType<typeof run>>) => boolean,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const [clockName, jump] of Object.entries(JUMPS))
    for (const storage of STORAGES)
      for (const move of MOVES)
        for (const devices of DEVICES)
          for (const method of METHODS) {
            const result = await run({
              response,
              arrival,
              jump,
              storage,
              move,
              devices,
              method,
              honoursKeys,
            });
            if (!isRight(result))
              wrong.push(
                `${String(result.charges)} charges${result.isDenied ? ', one of them denied' : ''}: the clock ${clockName}, ` +
                  `storage ${storage}, the owner ${move}, ${String(devices)} device(s), ${method}`,
              );
          }
  return wrong;
}

const CELLS = Object.entries(RESPONSES).flatMap(([name, response]) =>
  ARRIVALS.map((arrival) => [name, arrival / 1000, response] as const),
);

describe('an order whose first delivery arrives late, at a service that supports idempotency keys', () => {
  it.each(CELLS)('is charged once: %s, arrival after %d s', async (_name, seconds, response) => {
    const isOnce = ({ charges, isDenied }: Awaited<ReturnType<typeof run>>) => charges === 1 && !isDenied;
    expect(await wrongHistories(response, seconds * 1000, true, isOnce)).toEqual([]);
  });
});

describe('an order whose first delivery arrives late, at a service without idempotency keys', () => {
  it.each(CELLS)('is never denied: %s, arrival after %d s', async (_name, seconds, response) => {
    expect(await wrongHistories(response, seconds * 1000, false, ({ isDenied }) => !isDenied)).toEqual([]);
  });
});
