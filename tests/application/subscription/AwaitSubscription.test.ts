import { describe, expect, it } from 'vitest';
import { InMemoryConnection } from '../../support/InMemoryConnection';
import type { WriteOutcome } from '@/application/polling/reconcile';
import { AwaitSubscription } from '@/application/subscription/AwaitSubscription';
import type { Subscription } from '@/domain/subscription/Subscription';
import { aWorld } from '../../support/aWorld';
import { aBusiness } from '../../support/builders/aBusiness';
import { aDay } from '../../support/builders/aMoment';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { aSubscription } from '../../support/builders/aSubscription';

const ID = aBusinessId();

/** Starts waiting for the subscription of a business that has none yet. */
function startWaiting(timeZone?: string) {
  const world = aWorld({ businesses: [aBusiness()] });
  const connection = new InMemoryConnection();
  const wait = new AwaitSubscription(world.subscriptions, { connection, clock: world.clock }).execute(
    ID,
    timeZone,
  );
  const outcomes: WriteOutcome<Subscription | undefined>[] = [];
  void wait.outcome.then((outcome) => outcomes.push(outcome));
  return { ...world, connection, outcomes };
}

describe('Waiting for a subscription that is being set up', () => {
  it('finds it with the first read after it was set up', async () => {
    const { clock, outcomes, world } = startWaiting();
    await clock.advance(3000);
    const subscription = aSubscription();
    world.saveSubscription(ID, subscription);
    expect(outcomes).toEqual([]);
    await clock.advance(4000);
    expect(outcomes).toEqual([{ kind: 'executed', value: subscription }]);
  });

  it('goes on after a read that failed, and while offline', async () => {
    const { clock, connection, outcomes, network, world } = startWaiting();
    world.saveSubscription(ID, aSubscription());
    network.setOutage('load-subscription', 'unavailable', 1);
    await clock.advance(1000);
    connection.isOnline = false;
    await clock.advance(10_000);
    expect(outcomes).toEqual([]);
    connection.isOnline = true;
    await clock.advance(0);
    expect(outcomes).toMatchObject([{ kind: 'executed' }]);
  });

  it.each([
    ['ignores an earlier one that ended today for the business', 'Pacific/Kiritimati', []],
    ['finds one that ends today for the business', undefined, [{ kind: 'executed' }]],
  ])('%s', async (_what, timeZone, expected) => {
    const { clock, outcomes, world } = startWaiting(timeZone);
    world.saveSubscription(ID, aSubscription({ cancelledAt: aDay(2026, 3, 5) }));
    await clock.advance(7000);
    expect(outcomes).toMatchObject(expected);
  });

  it('ends after a minute without one', async () => {
    const { clock, outcomes } = startWaiting();
    await clock.advance(59_999);
    expect(outcomes).toEqual([]);
    await clock.advance(1);
    expect(outcomes).toEqual([{ kind: 'not-executed', value: undefined }]);
  });

  it('ends when the session expires', async () => {
    const { clock, outcomes, network } = startWaiting();
    network.setOutage('load-subscription', 'session-expired');
    await clock.advance(1000);
    expect(outcomes).toEqual([{ kind: 'session-expired' }]);
  });
});
