import { InMemoryStoredRecord } from '../support/InMemoryStoredRecord';
import { InMemoryKeyedRecords } from '../support/InMemoryKeyedRecords';
import { OWNER_RECORDS } from '@/application/ports/ownerRecords';
import { describe, expect, it } from 'vitest';
import { ListBusinesses } from '@/application/business/ListBusinesses';
import { readIfOwned } from '@/application/business/readIfOwned';
import type { AbortSignalLike } from '@/application/ports/ServiceFailure';
import { LoadWizardData } from '@/application/subscription/LoadWizardData';
import { DEMO_CALLS } from '@/application/ports/DemoControls';
import { failure, success, type Result } from '@/domain/shared/result';
import { aWorld } from '../support/aWorld';
import { aBusiness } from '../support/builders/aBusiness';
import { aBusinessId } from '../support/builders/aBusinessId';
import { aCatalog } from '../support/builders/aCatalog';
import { aUser } from '../support/builders/aUser';

type World = ReturnType<typeof aWorld>;
type Read = (world: World, signal: AbortSignalLike) => Promise<Result<unknown, unknown>>;

const OWNER = aUser();
const ID = aBusinessId();

const READS: Readonly<Record<string, Read>> = {
  ListBusinesses: ({ businesses }, signal) => new ListBusinesses(businesses).execute(OWNER, signal),
  'readIfOwned, a business': ({ businesses }, signal) =>
    readIfOwned(async (...read) => businesses.byId(...read), failure({ kind: 'business-not-found' })).execute(
      OWNER,
      ID,
      signal,
    ),
  'readIfOwned, a subscription': ({ subscriptions }, signal) =>
    readIfOwned(async (...read) => subscriptions.ofBusiness(...read), success(undefined)).execute(
      OWNER,
      ID,
      signal,
    ),
  LoadWizardData: ({ businesses, subscriptions, plans, clock }, signal) =>
    new LoadWizardData(
      businesses,
      subscriptions,
      plans,
      new InMemoryKeyedRecords(OWNER_RECORDS.selectionDrafts, clock),
      new InMemoryStoredRecord(OWNER_RECORDS.preselectedPlan, clock),
      clock,
      { keepsRetiredPlans: false },
    ).execute(OWNER, ID, signal),
};

describe('A read of a screen', () => {
  const aFullWorld = (): World => aWorld({ users: [OWNER], businesses: [aBusiness()], catalog: aCatalog() });
  const requests = ({ network }: World): number =>
    DEMO_CALLS.reduce((sum, call) => sum + network.requestCountOf(call), 0);

  it.each(Object.entries(READS))('can be aborted completely: %s', async (_, read) => {
    const world = aFullWorld();
    expect((await read(world, AbortSignal.abort())).ok).toBe(false);
    expect(requests(world)).toBe(0);
  });

  it.each(Object.entries(READS))('continues while its signal is not aborted: %s', async (_, read) => {
    const world = aFullWorld();
    expect((await read(world, new AbortController().signal)).ok).toBe(true);
    expect(requests(world)).toBeGreaterThan(0);
  });
});
