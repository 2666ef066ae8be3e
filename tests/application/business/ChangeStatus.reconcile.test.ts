import { describe, expect, it } from 'vitest';
import type { DemoOutage } from '@/application/ports/DemoControls';
import { ChangeStatus } from '@/application/business/ChangeStatus';
import type { WriteOutcome } from '@/application/polling/reconcile';
import type { Business } from '@/domain/business/Business';
import { aWorld } from '../../support/aWorld';
import { aBusiness } from '../../support/builders/aBusiness';
import { aBusinessId } from '../../support/builders/aBusinessId';

const ID = aBusinessId();

/** Starts to reconcile after the response to an activation was lost in this way. */
async function reconcileAfter(outage: DemoOutage) {
  const world = aWorld({ businesses: [aBusiness()] });
  const reconciling = new ChangeStatus(world.businesses, world.subscriptions, world.pollPorts);
  world.network.setOutage('change-business-status', outage, 1);
  await world.businesses.changeStatus(ID, 'active');
  const findings: WriteOutcome<Business>[] = [];
  const reconciliation = reconciling.reconcile(ID, 'activate', () => undefined);
  void reconciliation.outcome.then((outcome) => findings.push(outcome));
  return { ...world, findings };
}

describe('Checking a status change without a response', () => {
  it('finds the new status with the first read when only the response was lost', async () => {
    const look = await reconcileAfter('response-lost');
    await look.clock.advance(1000);
    expect(look.findings).toMatchObject([{ kind: 'executed', value: { status: 'active' } }]);
  });

  it('finds a change that the server makes five seconds later', async () => {
    const look = await reconcileAfter('executed-late');
    await look.clock.advance(4000);
    expect(look.findings).toEqual([]);
    await look.clock.advance(3000);
    expect(look.findings).toMatchObject([{ kind: 'executed' }]);
  });

  it('reports an unchanged status only after the last read', async () => {
    const look = await reconcileAfter('unavailable');
    await look.clock.advance(59_999);
    expect(look.findings).toEqual([]);
    await look.clock.advance(1);
    expect(look.findings).toEqual([{ kind: 'not-executed', value: aBusiness() }]);
  });

  it('is unknown when the last read failed, whatever the earlier reads returned', async () => {
    const look = await reconcileAfter('unavailable');
    await look.clock.advance(59_000);
    look.network.setOutage('view-business', 'unavailable');
    await look.clock.advance(1000);
    expect(look.findings).toEqual([{ kind: 'outcome-unknown' }]);
  });

  it('ends when the session expires', async () => {
    const look = await reconcileAfter('response-lost');
    look.network.setOutage('view-business', 'session-expired');
    await look.clock.advance(1000);
    expect(look.findings).toEqual([{ kind: 'session-expired' }]);
  });
});
