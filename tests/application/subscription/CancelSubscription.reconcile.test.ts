import { describe, expect, it } from 'vitest';
import { InMemoryConnection } from '../../support/InMemoryConnection';
import { InMemoryOrderJournal } from '../../support/InMemoryOrderJournal';
import { InMemoryOrderLock } from '../../support/InMemoryOrderLock';
import type { DemoOutage } from '@/application/ports/DemoControls';
import type { WriteOutcome } from '@/application/polling/reconcile';
import type { OrderLock } from '@/application/ports/OrderLock';
import { CancelSubscription } from '@/application/subscription/CancelSubscription';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { Subscription } from '@/domain/subscription/Subscription';
import { aWorld } from '../../support/aWorld';
import { aBusiness } from '../../support/builders/aBusiness';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { aSubscription } from '../../support/builders/aSubscription';
import { aUser } from '../../support/builders/aUser';

const ID = aBusinessId();
const CURRENT = aSubscription();

/** Starts to reconcile after the response to a cancellation was lost in this way. */
async function reconcileAfter(outage: DemoOutage, current: Subscription | 'none' = CURRENT) {
  const world = aWorld({
    businesses: [aBusiness()],
    subscriptions: current === 'none' ? {} : { 'business-1': current },
  });
  const connection = new InMemoryConnection();
  const ports = { connection, clock: world.clock };
  const holders = new Map<BusinessId, OrderLock>();
  const [orders, lock] = [new InMemoryOrderJournal(), new InMemoryOrderLock(holders)];
  const reconciling = new CancelSubscription(world.subscriptions, orders, lock, world.diagnostics, ports);
  world.network.setOutage('cancel-subscription', outage, 1);
  await reconciling.execute(aUser(), ID, CURRENT);
  const findings: WriteOutcome<Subscription | undefined>[] = [];
  const pauses: boolean[] = [];
  const reconciliation = reconciling.reconcile(ID, (isPaused) => pauses.push(isPaused));
  void reconciliation.outcome.then((outcome) => findings.push(outcome));
  const reads = (): number => world.network.requestCountOf('load-subscription');
  const isLocked = (): boolean => holders.has(ID);
  return { ...world, connection, reconciling, reconciliation, isLocked, findings, pauses, reads };
}

describe('Reconciling a cancellation without a response', () => {
  it('reads after 1, 3 and 7 seconds, then every 15, and finally after 60, like the reconciliation of a payment', async () => {
    const setup = await reconcileAfter('unavailable');
    const seconds: number[] = [];
    for (let second = 0; second <= 90; second += 1) {
      const before = setup.reads();
      await setup.clock.advance(second === 0 ? 0 : 1000);
      if (setup.reads() > before) seconds.push(second);
    }
    expect(seconds).toEqual([1, 3, 7, 22, 37, 52, 60]);
  });

  it('finds the cancellation with the first read when only the response was lost', async () => {
    const setup = await reconcileAfter('response-lost');
    await setup.clock.advance(1000);
    expect(setup.findings).toMatchObject([{ kind: 'executed', value: { cancelledAt: {} } }]);
  });

  it('finds a cancellation that the server makes five seconds later', async () => {
    const setup = await reconcileAfter('executed-late');
    await setup.clock.advance(4000);
    expect(setup.findings).toEqual([]);
    await setup.clock.advance(3000);
    expect(setup.findings).toMatchObject([{ kind: 'executed' }]);
  });

  it('reports an active subscription only after the last read', async () => {
    const setup = await reconcileAfter('unavailable');
    await setup.clock.advance(59_999);
    expect(setup.findings).toEqual([]);
    await setup.clock.advance(1);
    expect(setup.findings).toEqual([{ kind: 'not-executed', value: CURRENT }]);
  });

  it.each(['non_renewing', 'paused', 'on_hold'])(
    'is unknown when the last read shows the status %s, which may mean that nothing is charged any more',
    async (status) => {
      const setup = await reconcileAfter('unavailable', aSubscription({ status }));
      await setup.clock.advance(60_000);
      expect(setup.findings).toEqual([{ kind: 'outcome-unknown' }]);
    },
  );

  it('is unknown when the last read failed, whatever the earlier reads returned', async () => {
    const setup = await reconcileAfter('unavailable');
    await setup.clock.advance(59_000);
    setup.network.setOutage('load-subscription', 'unavailable');
    await setup.clock.advance(1000);
    expect(setup.findings).toEqual([{ kind: 'outcome-unknown' }]);
  });

  it('is successful when the subscription no longer exists', async () => {
    const setup = await reconcileAfter('unavailable', 'none');
    await setup.clock.advance(1000);
    expect(setup.findings).toEqual([{ kind: 'executed', value: undefined }]);
  });

  it('ends when the session expires', async () => {
    const setup = await reconcileAfter('response-lost');
    setup.network.setOutage('load-subscription', 'session-expired');
    await setup.clock.advance(1000);
    expect(setup.findings).toEqual([{ kind: 'session-expired' }]);
  });

  it('pauses while the browser is offline', async () => {
    const setup = await reconcileAfter('response-lost');
    setup.connection.isOnline = false;
    await setup.clock.advance(60_000);
    expect([setup.pauses, setup.findings, setup.reads()]).toEqual([[true], [], 0]);
    setup.connection.isOnline = true;
    await setup.clock.advance(0);
    expect([setup.pauses, setup.findings.length]).toEqual([[true, false], 1]);
  });

  it('reads nothing after it was stopped, and has no result', async () => {
    const setup = await reconcileAfter('response-lost');
    setup.reconciliation.stop();
    await setup.clock.advance(60_000);
    expect([setup.reads(), setup.findings]).toEqual([0, []]);
  });

  it('has no result when it is stopped during a read', async () => {
    const setup = await reconcileAfter('unavailable');
    setup.network.latency = 500;
    await setup.clock.advance(60_200);
    setup.reconciliation.stop();
    await setup.clock.advance(60_000);
    expect(setup.findings).toEqual([]);
  });

  it('lets no other tab order until the result is known', async () => {
    const setup = await reconcileAfter('executed-late');
    await setup.clock.advance(6999);
    expect(setup.isLocked()).toBe(true);
    await setup.clock.advance(1);
    expect([setup.findings.length, setup.isLocked()]).toEqual([1, false]);
  });

  it('lets other tabs order once it is stopped', async () => {
    const setup = await reconcileAfter('executed-late');
    setup.reconciliation.stop();
    expect(setup.isLocked()).toBe(false);
  });

  it('keeps the lock of a later cancellation when it is stopped after its end', async () => {
    const setup = await reconcileAfter('unavailable');
    await setup.clock.advance(60_000);
    expect(setup.isLocked()).toBe(false);
    setup.network.latency = 1000;
    const cancelling = setup.reconciling.execute(aUser(), ID, CURRENT);
    await setup.clock.advance(1);
    setup.reconciliation.stop();
    expect(setup.isLocked()).toBe(true);
    await setup.clock.advance(1000);
    await cancelling;
  });
});
