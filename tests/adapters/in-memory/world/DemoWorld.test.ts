import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';
import type { LargeOwner, CreateSeeds } from '@/adapters/in-memory/world/WorldSeeds';
import { withStatus } from '@/domain/business/Business';
import { instant } from '@/domain/shared/instant';
import { byLanguage, type Language } from '@/domain/shared/language';
import { Money } from '@/domain/shared/Money';
import type { Subscription } from '@/domain/subscription/Subscription';
import { aBusiness } from '../../../support/builders/aBusiness';
import { aCompleteBusiness } from '@tests/support/builders/aCompleteBusiness';
import { aBusinessId } from '../../../support/builders/aBusinessId';
import { anAddOnItem } from '../../../support/builders/anAddOnItem';
import { aDay, aPointInTime } from '../../../support/builders/aMoment';
import { aPlanItem } from '../../../support/builders/aPlanItem';
import { aSavedCard } from '../../../support/builders/aSavedCard';
import { aSubscription } from '../../../support/builders/aSubscription';
import { aUser } from '../../../support/builders/aUser';
import { FixedClock } from '../../../support/FixedClock';
import { forbiddenStorage, FullStorage, MemoryStorage } from '../../../support/MemoryStorage';

const ID = aBusinessId();

/** One owner, one business, and one subscription that is billed ten seconds after the start. */
const seeds: CreateSeeds = (startTime) => ({
  users: [aUser()],
  businesses: [aBusiness()],
  subscriptions: new Map([
    [ID, aSubscription({ nextBillingDate: { kind: 'instant', instant: instant(startTime + 10_000) } })],
  ]),
  catalog: { plans: [], addOns: [] },
});

function aTab() {
  const storage = new MemoryStorage();
  const clock = new FixedClock();
  return {
    storage,
    clock,
    open: (options: { readonly latency?: number } = {}) =>
      new DemoWorld({ clock, storage: () => storage, seeds, ...options }),
  };
}

describe('the data of the demo', () => {
  it('is kept in the next document', () => {
    const tab = aTab();
    const before = tab.open();
    const bought: Subscription = aSubscription({
      status: 'InTrial',
      cancelledAt: aDay(2026, 5, 1),
      cancelReason: 'not_needed',
      trialEnd: aPointInTime('2026-04-01T00:00:00Z'),
      nextBillingDate: undefined,
      periodUnit: undefined,
      items: [aPlanItem(), anAddOnItem({ price: Money.agorot(1050), quantity: 2 })],
      card: aSavedCard({ brand: undefined, expiry: undefined }),
    });
    const renamed = aUser({
      firstName: 'דנה',
      names: { firstName: { he: 'דנה' }, lastName: {} },
      avatar: undefined,
    });
    before.saveSubscription(ID, bought);
    before.saveUser(renamed);
    before.changeStatus(ID, 'active');
    const { names, contacts, operatingHours, updatedAt } = aCompleteBusiness();
    const edited = { ...aBusiness(), names, contacts, operatingHours, updatedAt };
    before.saveBusiness(edited);
    before.network.latency = 200;
    before.network.setOutage('load-plans', 'offline');
    before.network.setOutage('load-user', 'slow', 2);
    const after = tab.open();
    expect(after.subscription(ID)).toEqual(bought);
    expect(after.user(renamed.id)).toEqual(renamed);
    expect(after.business(ID)).toEqual(withStatus(edited, 'active'));
    expect(after.network.conditions).toEqual(before.network.conditions);
  });

  it('keeps its dates', async () => {
    const tab = aTab();
    const before = tab.open().subscription(ID);
    await tab.clock.advance(60_000);
    expect(tab.open().subscription(ID)).toEqual(before);
  });

  it('is reset on request, with dates relative to that time', async () => {
    const tab = aTab();
    const world = tab.open({ latency: 100 });
    world.changeStatus(ID, 'active');
    world.saveBusiness({ ...aBusiness(), address: 'Herzl 1' });
    world.saveSubscription(ID, aSubscription({ status: 'Paused' }));
    world.saveUser(aUser({ firstName: 'Dina' }));
    world.network.latency = 900;
    world.network.setOutage('load-plans', 'offline');
    await tab.clock.advance(60_000);
    world.startOver();
    for (const fresh of [world, tab.open()]) {
      expect(fresh.business(ID)).toEqual(aBusiness());
      expect(fresh.user(aUser().id)).toEqual(aUser());
      expect(fresh.subscription(ID)?.nextBillingDate).toEqual(aPointInTime('2026-03-05T12:01:10Z'));
      expect(fresh.network.conditions).toEqual({ latency: 100, outages: {} });
    }
  });

  it.each(['', '{', 'null', '[]', '{"version":1}', '{"version":2}'])(
    'is replaced by fresh seeds when the stored text is %j',
    (text) => {
      const tab = aTab();
      tab.open().changeStatus(ID, 'active');
      tab.storage.setItem('amin.demo.world', text);
      expect(tab.open().business(ID)).toEqual(aBusiness());
    },
  );

  it.each([
    ['an older version', (snapshot: string) => snapshot.replace('"version":4', '"version":3')],
    ['an amount in words', (snapshot: string) => snapshot.replace('"minor":4900', '"minor":"free"')],
    ['a fraction of a minor unit', (snapshot: string) => snapshot.replace('"minor":4900', '"minor":0.5')],
  ])('is replaced by fresh seeds when it contains %s', (_, spoil) => {
    const tab = aTab();
    const world = tab.open();
    world.network.setOutage('load-plans', 'offline');
    world.changeStatus(ID, 'active');
    world.saveSubscription(ID, aSubscription());
    const snapshot = tab.storage.getItem('amin.demo.world') ?? '';
    expect(spoil(snapshot)).not.toBe(snapshot);
    tab.storage.setItem('amin.demo.world', spoil(snapshot));
    expect(tab.open().business(ID)).toEqual(aBusiness());
  });

  it('can be created from any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const tab = aTab();
        tab.storage.setItem('amin.demo.world', text);
        return tab.open().business(ID) !== undefined;
      }),
    );
    expect(aTab().open().business(ID)).toEqual(aBusiness());
  });

  it('is lost with the document where storage is blocked', () => {
    for (const storage of [forbiddenStorage, () => new FullStorage(), undefined]) {
      const world = new DemoWorld({ clock: new FixedClock(), storage, seeds });
      world.changeStatus(ID, 'active');
      expect(world.business(ID)?.status).toBe('active');
    }
  });

  it('is copied to a duplicated tab, and independent afterwards', () => {
    const tab = aTab();
    tab.open().changeStatus(ID, 'active');
    const copy = new MemoryStorage();
    copy.setItem('amin.demo.world', tab.storage.getItem('amin.demo.world') ?? '');
    const duplicate = new DemoWorld({ clock: tab.clock, storage: () => copy, seeds });
    duplicate.changeStatus(ID, 'inactive');
    expect([tab.open().business(ID)?.status, duplicate.business(ID)?.status]).toEqual(['active', 'inactive']);
  });

  it('creates the businesses of very large owners on request', () => {
    const tab = aTab();
    const asked: string[] = [];
    const owner = aUser({ businessIds: ['many-1'] });
    const largeOwner: LargeOwner = {
      owner: owner.id,
      user: () => owner,
      business: (id) => {
        asked.push(id);
        return id === 'many-1' ? aBusiness({ id }) : undefined;
      },
      subscription: () => undefined,
    };
    const withLargeOwner: CreateSeeds = (...start) => ({
      ...seeds(...start),
      users: [],
      largeOwners: [largeOwner],
    });
    const world = new DemoWorld({ clock: tab.clock, seeds: withLargeOwner });
    expect(world.user(owner.id)).toBe(owner);
    expect(asked).toEqual([]);
    expect(world.business(aBusinessId('many-1'))?.id).toBe('many-1');
    expect([world.business(aBusinessId('nowhere')), world.business(ID)?.id]).toEqual([undefined, ID]);
    expect(asked).toEqual(['many-1', 'nowhere']);
    world.changeStatus(aBusinessId('many-1'), 'inactive');
    expect(world.business(aBusinessId('many-1'))?.status).toBe('inactive');
  });

  it('can get more seeds later, which are created anew when it starts over', () => {
    const world = new DemoWorld({ clock: new FixedClock(), seeds: () => ({ users: [aUser()] }) });
    expect([world.business(ID), world.subscription(ID)]).toEqual([undefined, undefined]);
    world.addSeeds((...start) => ({ ...seeds(...start), users: [] }));
    expect(world.user(aUser().id)).toBeDefined();
    expect(world.business(ID)?.id).toBe(ID);
    world.changeStatus(ID, 'active');
    world.startOver();
    expect(world.business(ID)?.status).toBe(aBusiness().status);
    expect(world.subscription(ID)).toBeDefined();
  });

  it('has texts without translations in the language of the page, also after it changes', () => {
    let language: Language = 'he';
    const addresses = byLanguage((each) => `1 Main St. (${each})`);
    const world = new DemoWorld({
      clock: new FixedClock(),
      seeds: (_, current) => ({ businesses: [aBusiness({ address: addresses[current] })] }),
      language: () => language,
    });
    world.changeStatus(ID, 'inactive');
    expect(world.business(ID)?.address).toBe(addresses.he);
    language = 'ar';
    expect(world.business(ID)).toMatchObject({ address: addresses.ar, status: 'inactive' });
    expect(world.business(ID)).toEqual(world.business(ID));
  });

  it('contains neither a token nor a card number', () => {
    const tab = aTab();
    const world = tab.open();
    world.cards.createToken('secret', { card: aSavedCard(), isDeclined: false });
    world.saveSubscription(ID, aSubscription());
    expect(tab.storage.getItem('amin.demo.world')).not.toMatch(/secret|\d{13}[^\d,}]/);
  });
});
