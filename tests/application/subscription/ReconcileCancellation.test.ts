import { describe, expect, it } from 'vitest';
import { InMemoryConnection } from '../../support/InMemoryConnection';
import type { DemoOutage } from '@/application/ports/DemoControls';
import type { WriteOutcome } from '@/application/polling/reconcile';
import { ReconcileCancellation } from '@/application/subscription/ReconcileCancellation';
import type { Subscription } from '@/domain/subscription/Subscription';
import { aWorld } from '../../support/aWorld';
import { aBusiness } from '../../support/builders/aBusiness';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { aSubscription } from '../../support/builders/aSubscription';

const ID = aBusinessId();
const CURRENT = aSubscription();

/** Starts to reconcile after the response to a cancellation was lost in this way. */
async function reconcileAfter(outage: DemoOutage, current: Subscription | 'none' = CURRENT) {
  const world = aWorld({
    businesses: [aBusiness()],
    subscriptions: current === 'none' ? {} : { 'business-1': current },
  });
  const connection = new InMemoryConnection();
  const reconciling = new ReconcileCancellation(world.subscriptions, { connection, clock: world.clock });
  world.network.setOutage('cancel-subscription', outage, 1);
  await world.subscriptions.cancel(ID);
  const findings: WriteOutcome<Subscription | undefined>[] = [];
  const pauses: boolean[] = [];
  const reconciliation = reconciling.execute(ID, (isPaused) => pauses.push(isPaused));
  void reconciliation.finding.then((finding) => findings.push(finding));
  const reads = (): number => world.network.requestsOf('load-subscription');
  return { ...world, connection, reconciliation, findings, pauses, reads };
}

describe('Checking a cancellation without a response', () => {
  it('reads after 1, 3 and 7 seconds, then every 15, and finally after 60, like the payment check', async () => {
    const look = await reconcileAfter('unavailable');
    const seconds: number[] = [];
    for (let second = 0; second <= 90; second += 1) {
      const before = look.reads();
      await look.clock.advance(second === 0 ? 0 : 1000);
      if (look.reads() > before) seconds.push(second);
    }
    expect(seconds).toEqual([1, 3, 7, 22, 37, 52, 60]);
  });

  it('finds the cancellation with the first read when only the response was lost', async () => {
    const look = await reconcileAfter('response-lost');
    await look.clock.advance(1000);
    expect(look.findings).toMatchObject([{ kind: 'executed', value: { cancelledAt: {} } }]);
  });

  it('finds a cancellation that the server makes five seconds later', async () => {
    const look = await reconcileAfter('executed-late');
    await look.clock.advance(4000);
    expect(look.findings).toEqual([]);
    await look.clock.advance(3000);
    expect(look.findings).toMatchObject([{ kind: 'executed' }]);
  });

  it('reports an active subscription only after the last read', async () => {
    const look = await reconcileAfter('unavailable');
    await look.clock.advance(59_999);
    expect(look.findings).toEqual([]);
    await look.clock.advance(1);
    expect(look.findings).toEqual([{ kind: 'not-executed', value: CURRENT }]);
  });

  it.each(['non_renewing', 'paused', 'on_hold'])(
    'is unknown when the last read shows the status %s, which may mean that nothing is charged any more',
    async (status) => {
      const look = await reconcileAfter('unavailable', aSubscription({ status }));
      await look.clock.advance(60_000);
      expect(look.findings).toEqual([{ kind: 'outcome-unknown' }]);
    },
  );

  it('is unknown when the last read failed, whatever the earlier reads returned', async () => {
    const look = await reconcileAfter('unavailable');
    await look.clock.advance(59_000);
    look.network.setOutage('load-subscription', 'unavailable');
    await look.clock.advance(1000);
    expect(look.findings).toEqual([{ kind: 'outcome-unknown' }]);
  });

  it('is successful when the subscription no longer exists', async () => {
    const look = await reconcileAfter('unavailable', 'none');
    await look.clock.advance(1000);
    expect(look.findings).toEqual([{ kind: 'executed', value: undefined }]);
  });

  it('ends when the session expires', async () => {
    const look = await reconcileAfter('response-lost');
    look.network.setOutage('load-subscription', 'session-expired');
    await look.clock.advance(1000);
    expect(look.findings).toEqual([{ kind: 'session-expired' }]);
  });

  it('pauses while the browser is offline', async () => {
    const look = await reconcileAfter('response-lost');
    look.connection.isOnline = false;
    await look.clock.advance(60_000);
    expect([look.pauses, look.findings, look.reads()]).toEqual([[true], [], 0]);
    look.connection.isOnline = true;
    await look.clock.advance(0);
    expect([look.pauses, look.findings.length]).toEqual([[true, false], 1]);
  });

  it('reads nothing after it was stopped, and has no result', async () => {
    const look = await reconcileAfter('response-lost');
    look.reconciliation.stop();
    await look.clock.advance(60_000);
    expect([look.reads(), look.findings]).toEqual([0, []]);
  });

  it('has no result when it is stopped during a read', async () => {
    const look = await reconcileAfter('unavailable');
    look.network.latency = 500;
    await look.clock.advance(60_200);
    look.reconciliation.stop();
    await look.clock.advance(60_000);
    expect(look.findings).toEqual([]);
  });
});
