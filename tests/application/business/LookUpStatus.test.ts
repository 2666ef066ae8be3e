import { describe, expect, it } from 'vitest';
import { InMemoryConnection } from '@/adapters/in-memory/InMemoryConnection';
import type { Outage } from '@/adapters/in-memory/world/DemoNetwork';
import { LookUpStatus, type StatusFinding } from '@/application/business/LookUpStatus';
import { aWorld } from '../../support/aWorld';
import { aBusiness } from '../../support/builders/aBusiness';
import { aBusinessId } from '../../support/builders/aBusinessId';

const ID = aBusinessId();

/** A lookup that began when the answer to an activation had just been lost in this way. */
async function lookingAfter(outage: Outage) {
  const world = aWorld({ businesses: [aBusiness()] });
  const lookUp = new LookUpStatus(world.businesses, {
    connection: new InMemoryConnection(),
    clock: world.clock,
  });
  world.network.setOutage('change-business-status', outage, 1);
  await world.businesses.changeStatus(ID, 'active');
  const findings: StatusFinding[] = [];
  const lookup = lookUp.execute(ID, 'active', () => undefined);
  void lookup.finding.then((finding) => findings.push(finding));
  return { ...world, findings };
}

describe('Looking up a change of status whose answer was lost', () => {
  it('finds it changed with the first read when only the answer was lost', async () => {
    const look = await lookingAfter('answer-lost');
    await look.clock.advance(1000);
    expect(look.findings).toMatchObject([{ kind: 'changed', business: { status: 'active' } }]);
  });

  it('finds what the server carries out five seconds after the answer was lost', async () => {
    const look = await lookingAfter('carried-out-late');
    await look.clock.advance(4000);
    expect(look.findings).toEqual([]);
    await look.clock.advance(3000);
    expect(look.findings).toMatchObject([{ kind: 'changed' }]);
  });

  it('says that it is unchanged only when the last read of all shows it so', async () => {
    const look = await lookingAfter('unavailable');
    await look.clock.advance(59_999);
    expect(look.findings).toEqual([]);
    await look.clock.advance(1);
    expect(look.findings).toEqual([{ kind: 'unchanged', business: aBusiness() }]);
  });

  it('does not know when the last read of all failed, whatever the earlier ones showed', async () => {
    const look = await lookingAfter('unavailable');
    await look.clock.advance(59_000);
    look.network.setOutage('view-business', 'unavailable');
    await look.clock.advance(1000);
    expect(look.findings).toEqual([{ kind: 'unknown' }]);
  });

  it('ends with the session', async () => {
    const look = await lookingAfter('answer-lost');
    look.network.setOutage('view-business', 'session-expired');
    await look.clock.advance(1000);
    expect(look.findings).toEqual([{ kind: 'session-expired' }]);
  });
});
