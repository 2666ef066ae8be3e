import { describe, expect, it } from 'vitest';
import { ListBusinesses } from '@/application/business/ListBusinesses';
import { aWorld } from '../../support/aWorld';
import { aBusiness } from '../../support/builders/aBusiness';
import { aUser } from '../../support/builders/aUser';

const KNOWN = ['a', 'b', 'c'].map((id) => aBusiness({ id }));

function listing(businessIds: readonly string[], businesses = KNOWN) {
  const world = aWorld({ businesses });
  const list = new ListBusinesses(world.businesses);
  return { ...world, list: () => list.execute(aUser({ businessIds })) };
}

describe('the businesses of an owner', () => {
  it('are all of the list, in its order', async () => {
    expect(await listing(['c', 'a']).list()).toMatchObject({
      ok: true,
      value: { businesses: [{ id: 'c' }, { id: 'a' }], missing: 0 },
    });
  });

  it('are never those of somebody else', async () => {
    const answer = await listing(['a']).list();
    expect(answer.ok && answer.value.businesses.map(({ id }) => id)).toEqual(['a']);
  });

  it('are none, and nobody is asked, when the list is empty', async () => {
    const { list, network } = listing([]);
    expect(await list()).toEqual({ ok: true, value: { businesses: [], missing: 0 } });
    expect(network.requestsOf('list-businesses')).toBe(0);
  });

  it('are counted where the answer lacks some', async () => {
    expect(await listing(['a', 'gone', 'b', 'lost']).list()).toMatchObject({
      ok: true,
      value: { missing: 2 },
    });
  });

  it('are listed once, however often the list names them', async () => {
    const answer = await listing(['a', 'a', 'b']).list();
    expect(answer).toMatchObject({ ok: true, value: { businesses: [{ id: 'a' }, { id: 'b' }], missing: 0 } });
  });

  it('are not said to be none when the answer holds none of the list', async () => {
    expect(await listing(['gone', 'lost']).list()).toMatchObject({
      ok: false,
      error: { kind: 'malformed-response' },
    });
  });

  it.each([
    ['offline', 'offline'],
    ['unavailable', 'unavailable'],
    ['forbidden', 'forbidden'],
    ['session-expired', 'session-expired'],
    ['malformed', 'malformed-response'],
  ] as const)('are a failure when the service is %s', async (outage, kind) => {
    const { list, network } = listing(['a']);
    network.breakDown('list-businesses', outage);
    expect(await list()).toMatchObject({ ok: false, error: { kind } });
    network.heal();
    expect(await list()).toMatchObject({ ok: true });
  });
});
