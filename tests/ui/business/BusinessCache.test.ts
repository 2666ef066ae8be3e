import { describe, expect, it } from 'vitest';
import { InMemorySessionRecords } from '@/adapters/in-memory/InMemorySessionRecords';
import { OWNER_RECORDS } from '@/application/ports/ownerRecords';
import { BusinessCache } from '@/ui/business/BusinessCache';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aUser } from '@tests/support/builders/aUser';
import { FixedClock } from '@tests/support/FixedClock';

const first = aBusiness({ id: 'first' });
const second = aBusiness({ id: 'second' });
const unknown = aBusiness({ id: 'unknown' });

function aCacheOfBoth(): BusinessCache {
  const clock = new FixedClock();
  const records = new InMemorySessionRecords(OWNER_RECORDS.cachedBusinesses, clock);
  const cache = new BusinessCache(records, { user: aUser() }, clock);
  cache.rememberAll([first, second]);
  return cache;
}

describe('the cached businesses of some ids', () => {
  it('are in the order of the ids', () => {
    expect(aCacheOfBoth().findAll([second.id, first.id])).toEqual([second, first]);
  });

  it('are there once when an id is listed twice', () => {
    expect(aCacheOfBoth().findAll([first.id, second.id, first.id])).toEqual([first, second]);
  });

  it('are missing when one of them is not in the cache', () => {
    expect(aCacheOfBoth().findAll([first.id, unknown.id])).toBeUndefined();
  });
});
