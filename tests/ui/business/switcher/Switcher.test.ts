import { observable, observableRef, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { OwnBusinesses } from '@/application/business/ListBusinesses';
import { OWNER_RECORDS } from '@/application/ports/ownerRecords';
import type { ReadFailure } from '@/application/ports/ServiceFailure';
import type { Business } from '@/domain/business/Business';
import { failure, success, type Result } from '@/domain/shared/result';
import { BusinessCache } from '@/ui/business/BusinessCache';
import { Switcher } from '@/ui/business/switcher/Switcher';
import { lazy } from '@/ui/shell/loading/lazy';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aContact } from '@tests/support/builders/aContact';
import { aUser } from '@tests/support/builders/aUser';
import { anOperatingHoursRule } from '@tests/support/builders/anOperatingHoursRule';
import { FixedClock } from '@tests/support/FixedClock';
import { InMemoryKeyedRecords } from '@tests/support/InMemoryKeyedRecords';

type Listed = Result<OwnBusinesses, ReadFailure>;

/** As a list has it: with one contact and without hours. */
const listed = (id: string): Business =>
  aBusiness({ id, contacts: [aContact({ name: undefined, phoneNumbers: ['03-555-0101'] })] });
/** As its own page has it. */
const opened = (id: string): Business => ({
  ...listed(id),
  contacts: [aContact(), aContact({ name: 'Desk' })],
  operatingHours: [anOperatingHoursRule()],
});
const aList = (ids: readonly string[], failed: readonly string[] = []): Listed =>
  success({
    businesses: ids.map(listed),
    failed: failed.map((id) => aBusinessId(id)),
    missingCount: 0,
    pending: 0,
  });

/** A switcher between the businesses a, b and c. Each request is answered by the test. */
function aSwitcher({ stored = [] }: { readonly stored?: readonly Business[] } = {}) {
  const clock = new FixedClock();
  const user = aUser({ businessIds: ['a', 'b', 'c'].map((id) => aBusinessId(id)) });
  const records = new InMemoryKeyedRecords(OWNER_RECORDS.cachedBusinesses, clock);
  if (stored.length > 0) records.save(user.id, { businesses: stored, seenAt: clock.now() });
  const session = observable({ user, expire: async () => undefined }, { user: observableRef });
  const cache = new BusinessCache(records, session, clock);
  const requests: ((list: Listed) => void)[] = [];
  const list = { execute: async () => new Promise<Listed>((resolve) => requests.push(resolve)) };
  let isCodeMissing = false;
  const code = lazy(async () => (isCodeMissing ? Promise.reject(new Error('No code')) : list));
  const switcher = new Switcher(session, cache, code, clock);
  const settle = async (): Promise<void> => clock.advance(0);
  const open = async (): Promise<void> => {
    switcher.load();
    await settle();
  };
  const answer = async (result: Listed): Promise<void> => {
    requests.at(-1)?.(result);
    await settle();
  };
  const find = (id: string): Business | undefined => cache.find(aBusinessId(id));
  const own = (...ids: readonly string[]): void => {
    runInAction(() => {
      session.user = { ...user, businessIds: ids.map((id) => aBusinessId(id)) };
    });
  };
  const missCode = (isMissing: boolean): void => void (isCodeMissing = isMissing);
  return { switcher, cache, requests, open, answer, find, own, missCode };
}

describe('the list of the switcher', () => {
  it('does not replace a business that its page has loaded, which has more contacts and its hours', async () => {
    const { cache, open, answer, find } = aSwitcher();
    cache.remember([opened('a')]);
    await open();
    await answer(aList(['a', 'b', 'c']));
    expect([find('a'), find('b')]).toEqual([opened('a'), listed('b')]);
  });

  it('does not take back a change that was made while it was read', async () => {
    const { cache, open, answer, find } = aSwitcher();
    cache.remember([opened('a')]);
    await open();
    cache.rememberStatus({ ...opened('a'), status: 'active' });
    await answer(aList(['a', 'b', 'c']));
    expect([listed('a').status, find('a')?.status]).toEqual(['inactive', 'active']);
  });

  it('has failed when only some businesses could not be loaded, and is read again', async () => {
    const { switcher, requests, open, answer } = aSwitcher();
    await open();
    expect([switcher.isComplete, switcher.hasFailed]).toEqual([false, false]);
    await answer(aList(['a'], ['b', 'c']));
    expect([switcher.isComplete, switcher.hasFailed]).toEqual([false, true]);
    await open();
    expect([requests.length, switcher.hasFailed]).toEqual([2, false]);
    await answer(failure({ kind: 'unavailable' }));
    expect([switcher.isComplete, switcher.hasFailed]).toEqual([false, true]);
    await open();
    await answer(aList(['b', 'c'], ['a']));
    expect([switcher.isComplete, switcher.hasFailed]).toEqual([true, false]);
    await open();
    expect(requests).toHaveLength(3);
  });

  it('is complete without the businesses that the service leaves out', async () => {
    const { switcher, open, answer } = aSwitcher();
    await open();
    await answer(aList(['a', 'b']));
    expect([switcher.isComplete, switcher.hasFailed]).toEqual([true, false]);
  });

  it('is read again for a business that was added since', async () => {
    const { switcher, requests, open, answer, own } = aSwitcher();
    await open();
    await answer(aList(['a', 'b']));
    own('a', 'b', 'c', 'd');
    expect([switcher.isComplete, switcher.hasFailed]).toEqual([false, true]);
    await open();
    expect([requests.length, switcher.hasFailed]).toEqual([2, false]);
    await answer(aList(['a', 'b', 'd']));
    expect(switcher.isComplete).toBe(true);
  });

  it('is read again for a business that was added while it was read', async () => {
    const { switcher, open, answer, own } = aSwitcher();
    await open();
    own('a', 'b', 'c', 'd');
    await answer(aList(['a', 'b', 'c']));
    expect(switcher.isComplete).toBe(false);
  });

  it('has failed when its code cannot be loaded, and is read by the next attempt', async () => {
    const { switcher, open, answer, missCode } = aSwitcher();
    missCode(true);
    await open();
    expect([switcher.isComplete, switcher.hasFailed]).toEqual([false, true]);
    missCode(false);
    await open();
    await answer(aList(['a', 'b', 'c']));
    expect([switcher.isComplete, switcher.hasFailed]).toEqual([true, false]);
  });

  it('is read although an earlier document has stored it, because a search by phone needs the contacts', async () => {
    const { switcher, open, answer, find } = aSwitcher({ stored: ['a', 'b', 'c'].map(listed) });
    expect([switcher.businesses.length, switcher.isComplete, find('b')?.contacts]).toEqual([3, false, []]);
    await open();
    await answer(aList(['a', 'b', 'c']));
    expect([switcher.isComplete, find('b')]).toEqual([true, listed('b')]);
  });
});
