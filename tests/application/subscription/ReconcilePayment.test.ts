import { describe, expect, it, vi } from 'vitest';
import type { DemoOutage } from '@/application/ports/DemoControls';
import { InMemoryConnection } from '../../support/InMemoryConnection';
import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';
import {
  ReconcilePayment,
  type PollSchedule,
  type PaymentOutcome,
} from '@/application/subscription/ReconcilePayment';
import { fingerprintWithCardOf, type PlacedOrder } from '@/domain/subscription/PlacedOrder';
import { success } from '@/domain/shared/result';
import type { Subscription } from '@/domain/subscription/Subscription';
import { anOrderHarness } from '../../support/anOrderHarness';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { aMoment, aPointInTime } from '../../support/builders/aMoment';
import { defined } from '../../support/builders/defined';
import { aPlanId } from '../../support/builders/aPlanId';
import { anOrderKey } from '../../support/builders/anOrderKey';
import { aPlanItem } from '../../support/builders/aPlanItem';
import { aPlacedOrder } from '../../support/builders/aPlacedOrder';
import { aSubscription } from '../../support/builders/aSubscription';
import { aUser } from '../../support/builders/aUser';

const ID = aBusinessId();
const KEY = { userId: aUser().id, businessId: ID };
const ORDER = { planId: aPlanId('pro-monthly') };
const BOUGHT = aSubscription({ items: [aPlanItem({ id: 'pro-monthly' })] });

/** A tab with an order that was sent when the test began, and got no response. */
async function aTabWithPlacedOrder(before?: Subscription, overrides: Partial<PlacedOrder> = {}) {
  const harness = anOrderHarness(before);
  const { orders, lock } = harness.openTab();
  const connection = new InMemoryConnection();
  const order = aPlacedOrder({ ...ORDER, fingerprintBefore: fingerprintWithCardOf(before), ...overrides });
  const pauses: boolean[] = [];
  const findings: PaymentOutcome[] = [];
  orders.save(KEY, { kind: 'placed', order });
  const useCase = new ReconcilePayment(harness.subscriptions, orders, lock, connection, harness.clock);
  await harness.clock.advance(0);
  return {
    ...harness,
    orders,
    lock,
    connection,
    pauses,
    findings,
    reads: () => harness.network.requestCountOf('load-subscription'),
    isLocked: async () => !(await harness.openTab().lock.acquire(ID)),
    reconcile: (schedule?: PollSchedule) => {
      const reconciliation = useCase.execute(aUser(), ID, order, {
        schedule,
        onPauseChange: (isPaused) => pauses.push(isPaused),
      });
      void reconciliation.outcome.then((outcome) => findings.push(outcome));
      return reconciliation;
    },
  };
}

type Tab = Awaited<ReturnType<typeof aTabWithPlacedOrder>>;

/** The seconds of the reads in the first minute and a half. */
async function secondsOfReads(tab: Tab): Promise<readonly number[]> {
  const seconds: number[] = [];
  for (let second = 0; second <= 90; second += 1) {
    const before = tab.reads();
    await tab.clock.advance(second === 0 ? 0 : 1000);
    if (tab.reads() > before) seconds.push(second);
  }
  return seconds;
}

describe('reconciling an order without a response', () => {
  it('reads after 1, 3 and 7 seconds, then every 15, and finally after 60', async () => {
    const tab = await aTabWithPlacedOrder();
    tab.network.setOutage('load-subscription', 'unavailable');
    tab.reconcile();
    expect(await secondsOfReads(tab)).toEqual([1, 3, 7, 22, 37, 52, 60]);
    expect(tab.findings).toEqual([{ kind: 'outcome-unknown' }]);
  });

  it('reads three times in four seconds when it is repeated', async () => {
    const tab = await aTabWithPlacedOrder();
    tab.reconcile('short');
    expect(await secondsOfReads(tab)).toEqual([0, 2, 4]);
  });

  it('never sends an order', async () => {
    const tab = await aTabWithPlacedOrder();
    tab.reconcile();
    await tab.clock.advance(90_000);
    expect(tab.payments()).toBe(0);
  });

  it.each<[string, Subscription | undefined]>([
    ['a first subscription', undefined],
    ['another plan', aSubscription()],
    ['a cancellation that was taken back', { ...BOUGHT, cancelledAt: aPointInTime('2026-04-01T00:00:00Z') }],
  ])('ends with the first proof: %s', async (_what, before) => {
    const tab = await aTabWithPlacedOrder(before);
    tab.reconcile();
    await tab.clock.advance(2000);
    tab.world.saveSubscription(ID, BOUGHT);
    await tab.clock.advance(1000);
    expect(tab.findings).toEqual([{ kind: 'executed' }]);
    expect(tab.reads()).toBe(2);
    expect(tab.orders.load(KEY)).toMatchObject({ kind: 'confirmed', confirmedAt: tab.clock.now() });
    expect(await tab.isLocked()).toBe(false);
  });

  it('reports after a minute without a proof that nothing was charged, and allows another order', async () => {
    const tab = await aTabWithPlacedOrder();
    tab.reconcile();
    await tab.clock.advance(59_999);
    expect(tab.findings).toEqual([]);
    expect(await tab.isLocked()).toBe(true);
    await tab.clock.advance(1);
    expect(tab.findings).toEqual([{ kind: 'not-executed' }]);
    expect(tab.orders.load(KEY)).toBeUndefined();
    expect(await tab.isLocked()).toBe(false);
  });

  it.each([
    ['a clock that is set forward', 600_000],
    ['a clock that is set back', -7_200_000],
    ['a clock that was wrong by a year', 400 * 86_400_000],
  ])('counts the minute by elapsed time, whatever the clock of the device says: %s', async (_what, jump) => {
    const tab = await aTabWithPlacedOrder();
    tab.reconcile();
    await tab.clock.advance(10_000);
    tab.clock.jump(jump);
    await tab.clock.advance(49_999);
    expect(tab.findings).toEqual([]);
    await tab.clock.advance(1);
    expect(tab.findings).toEqual([{ kind: 'not-executed' }]);
  });

  it('needs no other minute when the lock takes a moment', async () => {
    const tab = await aTabWithPlacedOrder();
    vi.spyOn(tab.lock, 'acquire').mockImplementation(
      async () => new Promise((resolve) => tab.clock.after(20, () => resolve(true))),
    );
    tab.reconcile();
    await tab.clock.advance(61_000);
    expect(tab.findings).toEqual([{ kind: 'not-executed' }]);
  });

  it('counts the minute from the first reconciliation of the document, however often it is repeated', async () => {
    const tab = await aTabWithPlacedOrder();
    const reconciliation = tab.reconcile();
    await tab.clock.advance(50_000);
    reconciliation.stop();
    tab.reconcile('short');
    await tab.clock.advance(9000);
    expect(tab.findings).toEqual([{ kind: 'outcome-unknown' }]);
    tab.reconcile('short');
    await tab.clock.advance(4000);
    expect(tab.findings).toEqual([{ kind: 'outcome-unknown' }, { kind: 'not-executed' }]);
  });

  it('counts another minute for the next order with the same key', async () => {
    const tab = await aTabWithPlacedOrder();
    tab.reconcile();
    await tab.clock.advance(61_000);
    tab.reconcile('short');
    await tab.clock.advance(10_000);
    expect(tab.findings).toEqual([{ kind: 'not-executed' }, { kind: 'outcome-unknown' }]);
  });

  it('waits longer while another tab may still be waiting for the response', async () => {
    const tab = await aTabWithPlacedOrder();
    await tab.openTab().lock.acquire(ID);
    tab.reconcile();
    await tab.clock.advance(61_000);
    expect([tab.findings, tab.orders.load(KEY)?.kind]).toEqual([[{ kind: 'outcome-unknown' }], 'placed']);
    await tab.clock.advance(30_000);
    tab.reconcile('short');
    await tab.clock.advance(4000);
    expect(tab.findings).toEqual([{ kind: 'outcome-unknown' }, { kind: 'not-executed' }]);
  });

  it('marks the key of an order that was declined, and of no other', async () => {
    const [declined, lost] = [
      await aTabWithPlacedOrder(undefined, { refusal: 'declined' }),
      await aTabWithPlacedOrder(),
    ];
    for (const tab of [declined, lost]) {
      tab.reconcile();
      await tab.clock.advance(60_000);
    }
    expect(declined.orders.keyUseOf(KEY, anOrderKey())).toBe('declined');
    expect(lost.orders.keyUseOf(KEY, anOrderKey())).toBe('sent');
  });

  it('finds it executed when the tab that sent it has got a response', async () => {
    const tab = await aTabWithPlacedOrder();
    const entry = defined(tab.orders.load(KEY));
    tab.orders.save(KEY, { kind: 'accepted', order: entry.order, acceptedAt: aMoment() });
    tab.reconcile();
    await tab.clock.advance(1000);
    expect(tab.findings).toEqual([{ kind: 'executed' }]);
    expect([tab.reads(), tab.orders.load(KEY)?.kind]).toEqual([0, 'accepted']);
  });

  it('does not store it again when another tab has decided it', async () => {
    const tab = await aTabWithPlacedOrder();
    const { order } = defined(tab.orders.load(KEY));
    tab.orders.clear(KEY, order);
    tab.reconcile();
    await tab.clock.advance(61_000);
    expect([tab.findings, tab.orders.load(KEY)]).toEqual([[{ kind: 'not-executed' }], undefined]);
  });

  it('stores it as confirmed when it is found executed although another tab has cleared it', async () => {
    const tab = await aTabWithPlacedOrder();
    const { order } = defined(tab.orders.load(KEY));
    tab.orders.clear(KEY, order);
    tab.world.saveSubscription(ID, BOUGHT);
    tab.reconcile();
    await tab.clock.advance(1000);
    expect([tab.findings, tab.orders.load(KEY)?.kind]).toEqual([[{ kind: 'executed' }], 'confirmed']);
  });

  it('does not release the lock of the next order when it is stopped after its result', async () => {
    const tab = await aTabWithPlacedOrder();
    tab.world.saveSubscription(ID, BOUGHT);
    const reconciliation = tab.reconcile();
    await tab.clock.advance(1000);
    await tab.lock.acquire(ID);
    reconciliation.stop();
    expect(await tab.isLocked()).toBe(true);
  });

  it('is not decided by another order of the business', async () => {
    const tab = await aTabWithPlacedOrder();
    const other = aPlacedOrder({ key: anOrderKey('another-order'), planId: aPlanId('basic-monthly') });
    tab.orders.save(KEY, { kind: 'confirmed', order: other, confirmedAt: aMoment() });
    tab.reconcile();
    await tab.clock.advance(1000);
    expect([tab.reads(), tab.findings]).toEqual([1, []]);
  });

  it('never reports that nothing was charged without three successful reads', async () => {
    const tab = await aTabWithPlacedOrder();
    tab.network.setOutage('load-subscription', 'malformed', 5);
    tab.reconcile();
    await tab.clock.advance(90_000);
    expect(tab.findings).toEqual([{ kind: 'outcome-unknown' }]);
    expect(tab.orders.load(KEY)?.kind).toBe('placed');
    expect(await tab.isLocked()).toBe(true);
  });

  it('never reports that nothing was charged in the first minute, however often it is repeated', async () => {
    const tab = await aTabWithPlacedOrder();
    tab.reconcile('short');
    await tab.clock.advance(10_000);
    tab.reconcile('short');
    await tab.clock.advance(10_000);
    expect(tab.findings).toEqual([{ kind: 'outcome-unknown' }, { kind: 'outcome-unknown' }]);
  });

  it('can be repeated later with a result', async () => {
    const tab = await aTabWithPlacedOrder();
    tab.network.setOutage('load-subscription', 'unavailable', 7);
    tab.reconcile();
    await tab.clock.advance(60_000);
    tab.reconcile('short');
    await tab.clock.advance(4000);
    expect(tab.findings).toEqual([{ kind: 'outcome-unknown' }, { kind: 'not-executed' }]);
  });

  it.each<[string, Subscription | undefined, Subscription]>([
    ['another plan was bought', undefined, aSubscription()],
    ['it was cancelled', aSubscription(), { ...aSubscription(), cancelledAt: aPointInTime() }],
  ])('is unresolvable when the subscription was changed otherwise: %s', async (_what, before, after) => {
    const tab = await aTabWithPlacedOrder(before);
    tab.world.saveSubscription(ID, after);
    tab.reconcile();
    await tab.clock.advance(60_000);
    expect(tab.findings).toEqual([{ kind: 'unresolvable' }]);
    expect(tab.orders.load(KEY)).toBeUndefined();
    expect(await tab.isLocked()).toBe(false);
  });

  it('ends when the session expires, and keeps the placed order', async () => {
    const tab = await aTabWithPlacedOrder();
    tab.network.setOutage('load-subscription', 'session-expired');
    tab.reconcile();
    await tab.clock.advance(1000);
    expect(tab.findings).toEqual([{ kind: 'session-expired' }]);
    expect(tab.orders.load(KEY)?.kind).toBe('placed');
    expect(await tab.isLocked()).toBe(false);
  });

  it('pauses while the browser is offline, and resumes', async () => {
    const tab = await aTabWithPlacedOrder();
    tab.reconcile();
    await tab.clock.advance(2000);
    tab.connection.isOnline = false;
    await tab.clock.advance(600_000);
    expect([tab.reads(), tab.pauses, tab.findings]).toEqual([1, [true], []]);
    tab.connection.isOnline = true;
    await tab.clock.advance(4000);
    expect([tab.reads(), tab.pauses]).toEqual([3, [true, false]]);
    expect(tab.findings).toEqual([{ kind: 'not-executed' }]);
  });

  it.each<[string, (tab: Tab) => void]>([
    ['between two reads', () => {}],
    ['while it is paused', (tab) => (tab.connection.isOnline = false)],
  ])('reports nothing after it was stopped %s', async (_when, prepare) => {
    const tab = await aTabWithPlacedOrder();
    const reconciliation = tab.reconcile();
    await tab.clock.advance(2000);
    prepare(tab);
    await tab.clock.advance(2000);
    const reads = tab.reads();
    reconciliation.stop();
    tab.connection.isOnline = true;
    await tab.clock.advance(90_000);
    expect([tab.reads(), tab.findings, tab.orders.load(KEY)?.kind]).toEqual([reads, [], 'placed']);
    expect(await tab.isLocked()).toBe(false);
  });

  it('does not report a read that was running when it was stopped', async () => {
    const tab = await aTabWithPlacedOrder();
    tab.network.latency = 500;
    const reconciliation = tab.reconcile();
    await tab.clock.advance(1200);
    tab.world.saveSubscription(ID, BOUGHT);
    reconciliation.stop();
    await tab.clock.advance(5000);
    expect([tab.reads(), tab.findings, tab.orders.load(KEY)?.kind]).toEqual([1, [], 'placed']);
  });

  it('aborts a running read when it is stopped', async () => {
    const { subscriptions, openTab, clock } = anOrderHarness();
    const { orders, lock } = openTab();
    const aborts: boolean[] = [];
    const watched: Pick<SubscriptionRepository, 'ofBusiness'> = {
      ofBusiness: async (id, signal) => {
        signal?.addEventListener('abort', () => aborts.push(signal.aborted));
        await new Promise<void>((resolve) => clock.after(500, resolve));
        return subscriptions.ofBusiness(id, signal);
      },
    };
    const connection = new InMemoryConnection();
    const reconciliation = new ReconcilePayment(watched, orders, lock, connection, clock).execute(
      aUser(),
      ID,
      aPlacedOrder(ORDER),
    );
    await clock.advance(1200);
    expect(aborts).toEqual([]);
    reconciliation.stop();
    reconciliation.stop();
    expect(aborts).toEqual([true]);
  });

  it('does not report a read that could no longer be aborted', async () => {
    const { openTab, clock } = anOrderHarness();
    const { orders, lock } = openTab();
    const answering: Pick<SubscriptionRepository, 'ofBusiness'> = {
      ofBusiness: async () => {
        await new Promise<void>((resolve) => clock.after(500, resolve));
        return success(BOUGHT);
      },
    };
    const findings: PaymentOutcome[] = [];
    const reconciliation = new ReconcilePayment(
      answering,
      orders,
      lock,
      new InMemoryConnection(),
      clock,
    ).execute(aUser(), ID, aPlacedOrder(ORDER));
    void reconciliation.outcome.then((outcome) => findings.push(outcome));
    await clock.advance(1200);
    reconciliation.stop();
    await clock.advance(5000);
    expect([findings, orders.load(KEY)]).toEqual([[], undefined]);
  });

  it.each(Array.from({ length: 16 }, (_, turns) => turns))(
    'reports and stores nothing after a stop that comes %s turns after the response',
    async (turns) => {
      const { openTab, clock } = anOrderHarness();
      const { orders, lock } = openTab();
      const events: string[] = [];
      const answering: Pick<SubscriptionRepository, 'ofBusiness'> = {
        ofBusiness: async () => {
          queueMicrotask(() => void stopAfter(turns));
          return Promise.resolve(success(BOUGHT));
        },
      };
      const reconciliation = new ReconcilePayment(
        answering,
        orders,
        lock,
        new InMemoryConnection(),
        clock,
      ).execute(aUser(), ID, aPlacedOrder(ORDER));
      const stopAfter = async (left: number): Promise<void> => {
        for (let turn = 0; turn < left; turn += 1) await Promise.resolve();
        events.push(orders.load(KEY) === undefined ? 'stopped' : 'stopped late');
        reconciliation.stop();
      };
      void reconciliation.outcome.then(() => events.push('found'));
      await clock.advance(5000);
      expect([['stopped'], ['stopped late', 'found'], ['found', 'stopped late']]).toContainEqual(events);
      expect(orders.load(KEY)?.kind).toBe(events.includes('found') ? 'confirmed' : undefined);
    },
  );

  it('reads nothing more when it was stopped during a read without a proof', async () => {
    const tab = await aTabWithPlacedOrder();
    tab.network.latency = 500;
    const reconciliation = tab.reconcile();
    await tab.clock.advance(1200);
    reconciliation.stop();
    await tab.clock.advance(90_000);
    expect([tab.reads(), tab.findings]).toEqual([1, []]);
  });

  it.each<[DemoOutage, PaymentOutcome['kind']]>([
    ['response-lost', 'executed'],
    ['executed-late', 'executed'],
    ['unavailable', 'not-executed'],
  ])('finds the result of a real order without a response: %s', async (outage, kind) => {
    const harness = anOrderHarness();
    const { orders, lock, submit } = harness.openTab();
    harness.network.setOutage('create-subscription', outage);
    const answer = await submit.execute(harness.anOrder());
    if (answer.ok || answer.error.kind !== 'outcome-unknown')
      throw new Error('Expected the response to be lost');
    const { subscriptions, clock } = harness;
    const useCase = new ReconcilePayment(subscriptions, orders, lock, new InMemoryConnection(), clock);
    const { outcome } = useCase.execute(aUser(), ID, answer.error.order);
    await harness.clock.advance(60_000);
    expect(await outcome).toEqual({ kind });
  });
});
