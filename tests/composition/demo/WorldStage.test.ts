// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '@/adapters/in-memory/identity/demoAccounts';
import { DemoSessionStorage } from '@/adapters/in-memory/identity/DemoSessionStorage';
import { forgetTab } from '@/composition/demo/forgetTab';
import { WorldStage } from '@/composition/demo/WorldStage';
import { aWorld } from '@tests/support/aWorld';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { forbiddenStorage, MemoryStorage } from '@tests/support/MemoryStorage';
import { RecordingDocumentNavigation } from '@tests/support/RecordingDocumentNavigation';

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

function aStage() {
  const { world } = aWorld({ businesses: [aBusiness()] });
  const navigation = new RecordingDocumentNavigation();
  const session = new DemoSessionStorage(() => sessionStorage);
  const stage = new WorldStage(world, session, navigation, () =>
    forgetTab(
      () => sessionStorage,
      () => localStorage,
    ),
  );
  return { stage, world, session, navigation };
}

describe('the stage of the demo', () => {
  it('lists the demo accounts; none is signed in at first', () => {
    const { stage } = aStage();
    expect(stage.owners).toBe(DEMO_ACCOUNTS);
    expect(stage.ownerId).toBeUndefined();
  });

  it.each(DEMO_ACCOUNTS.map(({ id }) => id))('signs in %s and opens the dashboard', (id) => {
    const { stage, navigation } = aStage();
    stage.signInAs(id);
    expect(stage.ownerId).toBe(id);
    expect(navigation.moves).toEqual(['open /dashboard']);
  });

  it('ignores an unknown account id', () => {
    const { stage, navigation } = aStage();
    stage.signInAs('somebody');
    expect(stage.ownerId).toBeUndefined();
    expect(navigation.moves).toEqual([]);
  });

  it('changes how long an answer takes', () => {
    const { stage, world } = aStage();
    stage.changeLatency(1000);
    expect(stage.latency).toBe(1000);
    expect(world.network.latency).toBe(1000);
  });

  it('breaks a call, and makes it work again', () => {
    const { stage } = aStage();
    stage.setOutage('load-plans', 'unavailable');
    stage.setOutage('load-subscription', 'slow');
    expect(stage.outages).toEqual({ 'load-plans': 'unavailable', 'load-subscription': 'slow' });
    stage.setOutage('load-plans', undefined);
    expect(stage.outages).toEqual({ 'load-subscription': 'slow' });
  });

  it('starts over: nothing has happened, nothing is broken, nothing is remembered in the tab', () => {
    const { stage, world, navigation } = aStage();
    const [business] = [aBusiness()];
    stage.signInAs('noor-haddad');
    world.changeStatus(business.id, 'active');
    stage.setOutage('load-plans', 'unavailable');
    sessionStorage.setItem('amin.draft.x', 'a draft');
    stage.startOver();
    expect(world.business(business.id)?.status).toBe(business.status);
    expect(stage.outages).toEqual({});
    expect(sessionStorage.getItem('amin.draft.x')).toBeNull();
    expect(stage.ownerId).toBe('noor-haddad');
    expect(navigation.moves).toEqual(['open /dashboard', 'open /dashboard']);
  });

  it('starts over on the first page where nobody is signed in', () => {
    const { stage, navigation } = aStage();
    stage.startOver();
    expect(navigation.moves).toEqual(['open /']);
  });
});

describe('what the tab forgets', () => {
  it('removes the keys of the product, and keeps those of the demo', () => {
    const storage = new MemoryStorage();
    for (const name of ['amin.draft.1', 'amin.demo.session', 'amin.order.2', 'amin.wanted-path', 'another'])
      storage.setItem(name, 'x');
    const device = new MemoryStorage();
    for (const name of ['amin.language', 'amin.undecided-order.3']) device.setItem(name, 'x');
    forgetTab(
      () => storage,
      () => device,
    );
    const left = [storage, device].map((kept) =>
      Array.from({ length: kept.length }, (_, index) => kept.key(index)),
    );
    expect(left).toEqual([['amin.demo.session', 'another'], ['amin.language']]);
  });

  it('is nothing where storage is forbidden', () => {
    expect(() => forgetTab(forbiddenStorage, forbiddenStorage)).not.toThrow();
  });
});
