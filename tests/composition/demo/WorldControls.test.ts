// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearAppRecords } from '@/adapters/browser/clearAppRecords';
import { DEMO_ACCOUNTS } from '@/adapters/in-memory/identity/demoAccounts';
import { DemoSessionStorage } from '@/adapters/in-memory/identity/DemoSessionStorage';
import { OWNER_RECORDS } from '@/application/ports/ownerRecords';
import { WorldControls } from '@/composition/adapters/demo';
import { aWorld } from '@tests/support/aWorld';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { forbiddenStorage, MemoryStorage } from '@tests/support/MemoryStorage';
import { RecordingDocumentNavigation } from '@tests/support/RecordingDocumentNavigation';

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

function someControls() {
  const { world } = aWorld({ businesses: [aBusiness()] });
  const navigation = new RecordingDocumentNavigation();
  const session = new DemoSessionStorage(() => sessionStorage);
  const controls = new WorldControls(world, session, navigation, {
    tab: () => sessionStorage,
    device: () => localStorage,
  });
  return { controls, world, session, navigation };
}

describe('the controls of the demo', () => {
  it('lists the demo accounts; none is signed in at first', () => {
    const { controls } = someControls();
    expect(controls.owners).toBe(DEMO_ACCOUNTS);
    expect(controls.ownerId).toBeUndefined();
  });

  it.each(DEMO_ACCOUNTS.map(({ id }) => id))('signs in %s and opens the dashboard', (id) => {
    const { controls, navigation } = someControls();
    controls.signInAs(id);
    expect(controls.ownerId).toBe(id);
    expect(navigation.moves).toEqual(['open /dashboard']);
  });

  it('signs in although the owner has signed out in another tab', () => {
    const { controls } = someControls();
    localStorage.clear();
    localStorage.setItem(`${OWNER_RECORDS.signOutTimes.storageKey}noor`, '1');
    controls.signInAs('noor-haddad');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('ignores an unknown account id', () => {
    const { controls, navigation } = someControls();
    controls.signInAs('somebody');
    expect(controls.ownerId).toBeUndefined();
    expect(navigation.moves).toEqual([]);
  });

  it('changes the latency', () => {
    const { controls, world } = someControls();
    controls.changeLatency(1000);
    expect(controls.latency).toBe(1000);
    expect(world.network.latency).toBe(1000);
  });

  it('makes a call fail and work again', () => {
    const { controls } = someControls();
    controls.setOutage('load-plans', 'unavailable');
    controls.setOutage('load-subscription', 'slow');
    expect(controls.outages).toEqual({ 'load-plans': 'unavailable', 'load-subscription': 'slow' });
    controls.setOutage('load-plans', undefined);
    expect(controls.outages).toEqual({ 'load-subscription': 'slow' });
  });

  it('starts over: resets the world, its outages and the records of the tab', () => {
    const { controls, world, navigation } = someControls();
    const [business] = [aBusiness()];
    controls.signInAs('noor-haddad');
    world.changeStatus(business.id, 'active');
    controls.setOutage('load-plans', 'unavailable');
    sessionStorage.setItem('amin.draft.x', 'a draft');
    controls.startOver();
    expect(world.business(business.id)?.status).toBe(business.status);
    expect(controls.outages).toEqual({});
    expect(sessionStorage.getItem('amin.draft.x')).toBeNull();
    expect(controls.ownerId).toBe('noor-haddad');
    expect(navigation.moves).toEqual(['open /dashboard', 'open /dashboard']);
  });

  it('starts over on the home page for a visitor', () => {
    const { controls, navigation } = someControls();
    controls.startOver();
    expect(navigation.moves).toEqual(['open /']);
  });
});

describe('clearing the records of the tab', () => {
  it('removes the keys of the app and keeps those of the demo', () => {
    const storage = new MemoryStorage();
    for (const name of ['amin.draft.1', 'amin.demo.session', 'amin.order.2', 'amin.wanted-path', 'another'])
      storage.setItem(name, 'x');
    const device = new MemoryStorage();
    const ofTheWorld = [
      'amin.undecided-order.3',
      'amin.order-keys.3',
      'amin.no-annual-offer',
      'amin.remembered-billing.noor',
    ];
    for (const name of ['amin.language', ...ofTheWorld]) device.setItem(name, 'x');
    clearAppRecords(
      () => storage,
      () => device,
    );
    const left = [storage, device].map((kept) =>
      Array.from({ length: kept.length }, (_, index) => kept.key(index)),
    );
    expect(left).toEqual([['amin.demo.session', 'another'], ['amin.language']]);
  });

  it('does nothing when storage is blocked', () => {
    expect(() => clearAppRecords(forbiddenStorage, forbiddenStorage)).not.toThrow();
  });
});
