import { describe, expect, it } from 'vitest';
import { InMemoryConnection } from '@tests/support/InMemoryConnection';
import { InMemoryMediaStore } from '@/adapters/in-memory/InMemoryMediaStore';
import type { DemoOutage } from '@/application/ports/DemoControls';
import type { WriteOutcome } from '@/application/polling/reconcile';
import { UpdateProfile } from '@/application/profile/UpdateProfile';
import type { User } from '@/domain/identity/User';
import type { ProfileUpdate } from '@/domain/profile/ProfileUpdate';
import { aWorld } from '@tests/support/aWorld';
import { aUser } from '@tests/support/builders/aUser';

const dana = aUser();
const update: ProfileUpdate = {
  firstName: 'Dina',
  lastName: dana.lastName,
  email: dana.email,
  phoneNumber: dana.phoneNumber,
  address: dana.address,
  names: undefined,
  avatar: undefined,
};

/** Starts to reconcile after the response to a save was lost in this way. */
async function reconcileAfter(outage: DemoOutage) {
  const world = aWorld({ users: [dana] });
  const connection = new InMemoryConnection();
  world.network.setOutage('update-user', outage, 1);
  await world.users.update(dana.id, update);
  const outcomes: WriteOutcome<User>[] = [];
  const pauses: boolean[] = [];
  const ports = { connection, clock: world.clock };
  const reconciling = new UpdateProfile(world.users, new InMemoryMediaStore(world.world), ports);
  const reconciliation = reconciling.reconcile(dana, update, (isPaused) => pauses.push(isPaused));
  void reconciliation.outcome.then((outcome) => outcomes.push(outcome));
  return { ...world, connection, reconciliation, outcomes, pauses };
}

describe('Checking a save of the profile without a response', () => {
  it('finds the change with the first read when only the response was lost', async () => {
    const look = await reconcileAfter('response-lost');
    await look.clock.advance(1000);
    expect(look.outcomes).toMatchObject([{ kind: 'executed', value: { firstName: 'Dina' } }]);
  });

  it('finds a change that the server stores five seconds later', async () => {
    const look = await reconcileAfter('executed-late');
    await look.clock.advance(4000);
    expect(look.outcomes).toEqual([]);
    await look.clock.advance(3000);
    expect(look.outcomes).toMatchObject([{ kind: 'executed' }]);
  });

  it('reports an unchanged profile only after the last read', async () => {
    const look = await reconcileAfter('unavailable');
    await look.clock.advance(59_999);
    expect(look.outcomes).toEqual([]);
    await look.clock.advance(1);
    expect(look.outcomes).toEqual([{ kind: 'not-executed', value: dana }]);
  });

  it('is unknown when the last read failed', async () => {
    const look = await reconcileAfter('unavailable');
    await look.clock.advance(59_000);
    look.network.setOutage('load-user', 'unavailable');
    await look.clock.advance(1000);
    expect(look.outcomes).toEqual([{ kind: 'outcome-unknown' }]);
  });

  it('ends when the session expires', async () => {
    const look = await reconcileAfter('response-lost');
    look.network.setOutage('load-user', 'session-expired');
    await look.clock.advance(1000);
    expect(look.outcomes).toEqual([{ kind: 'session-expired' }]);
  });

  it('pauses while the device is offline', async () => {
    const look = await reconcileAfter('response-lost');
    look.connection.isOnline = false;
    await look.clock.advance(60_000);
    expect([look.pauses, look.outcomes]).toEqual([[true], []]);
    look.connection.isOnline = true;
    await look.clock.advance(0);
    expect([look.pauses, look.outcomes.length]).toEqual([[true, false], 1]);
  });
});
