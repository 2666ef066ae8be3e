import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BrowserOrderJournal } from '@/adapters/browser/BrowserOrderJournal';
import { LocalPreferenceStore } from '@/adapters/browser/LocalPreferenceStore';
import { PREFERENCE_KEYS } from '@/adapters/browser/preferenceKeys';
import { SessionDraftStore } from '@/adapters/browser/SessionDraftStore';
import { SessionPendingNoticeStore } from '@/adapters/browser/SessionPendingNoticeStore';
import { SessionProfileDraftStore } from '@/adapters/browser/SessionProfileDraftStore';
import { SessionSeenBusinessesStore } from '@/adapters/browser/SessionSeenBusinessesStore';
import { SessionSignOutReasonStore } from '@/adapters/browser/SessionSignOutReasonStore';
import { SessionTabLanguageStore } from '@/adapters/browser/SessionTabLanguageStore';
import { SessionWantedPathStore } from '@/adapters/browser/SessionWantedPathStore';
import { UNDECIDED_LIFETIME } from '@/application/ports/OrderJournal';
import { paidStateOf } from '@/domain/subscription/SentOrder';
import type { DraftKey } from '@/application/ports/DraftStore';
import { describeDraftStore } from '../../contracts/draftStore.contract';
import { describeOrderJournal } from '../../contracts/orderJournal.contract';
import { describePendingNoticeStore } from '../../contracts/pendingNoticeStore.contract';
import { describePreferenceStore } from '../../contracts/preferenceStore.contract';
import { describeProfileDraftStore } from '../../contracts/profileDraftStore.contract';
import { describeSeenBusinessesStore } from '../../contracts/seenBusinessesStore.contract';
import { describeSignOutReasonStore } from '../../contracts/signOutReasonStore.contract';
import { describeTabLanguageStore } from '../../contracts/tabLanguageStore.contract';
import { describeWantedPathStore } from '../../contracts/wantedPathStore.contract';
import { aBillingForm } from '../../support/builders/aBillingForm';
import { aBusiness } from '../../support/builders/aBusiness';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { aMoment } from '../../support/builders/aMoment';
import { anAddOnId } from '../../support/builders/anAddOnId';
import { aSentOrder } from '../../support/builders/aSentOrder';
import { aSubscription } from '../../support/builders/aSubscription';
import { defined } from '../../support/builders/defined';
import { aProfileDraft } from '../../support/builders/aProfileDraft';
import { aProfileForm } from '../../support/builders/aProfileForm';
import { aSeenList } from '../../support/builders/aSeenList';
import { aSelectionDraft } from '../../support/builders/aSelectionDraft';
import { aUserId } from '../../support/builders/aUserId';
import { forbiddenStorage, FullStorage, MemoryStorage } from '../../support/MemoryStorage';

const KEY: DraftKey = { userId: aUserId(), businessId: aBusinessId() };
const WANTED = { path: '/profile', rememberedAt: aMoment() };
const NOTICE = { kind: 'success', message: 'profile.saved' } as const;
const ORDER = {
  kind: 'sent',
  order: aSentOrder({ addOns: [{ id: anAddOnId(), quantity: 1 }] }),
} as const;

/** The entry as storage may hold it, with other content. */
function withContent(deviation: object): object {
  return { ...ORDER, order: { ...ORDER.order, content: { ...ORDER.order.content, ...deviation } } };
}

/** A journal of this tab, on a device of its own unless told otherwise. */
function aJournal(tab: () => Storage, device: () => Storage = tab, now: () => number = aMoment) {
  return new BrowserOrderJournal(tab, device, now);
}

/** A new store on the same storage, as the next document opens it. */
const onStorage =
  <Store>(create: (storage: () => Storage) => Store) =>
  (): (() => Store) => {
    const storage = new MemoryStorage();
    return () => create(() => storage);
  };

/** Puts a text into every place a store has written to. */
function overwritten(storage: MemoryStorage, text: string): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) storage.setItem(key, text);
}

const GARBAGE = [
  '',
  '{',
  'null',
  '[]',
  '{}',
  '"text"',
  '0',
  '[{"kind":"shout"}]',
  '{"__proto__":{"cycle":"monthly"}}',
];

/** Writes, reads and forgets; answers what was read. */
type Exercise = (storage: () => Storage) => unknown;

const EXERCISES: readonly (readonly [string, Exercise, unknown])[] = [
  [
    'LocalPreferenceStore',
    (storage) => {
      const store = new LocalPreferenceStore(storage);
      store.saveLanguage('he');
      store.saveTheme('dark');
      const read = [store.language(), store.theme()];
      store.saveTheme(undefined);
      return read;
    },
    [undefined, undefined],
  ],
  [
    'SessionDraftStore',
    (storage) => {
      const store = new SessionDraftStore(storage);
      store.save(KEY, aSelectionDraft());
      const read = store.load(KEY);
      store.clear(KEY);
      store.clearAll();
      return read;
    },
    undefined,
  ],
  [
    'SessionProfileDraftStore',
    (storage) => {
      const store = new SessionProfileDraftStore(storage);
      store.save(KEY.userId, aProfileDraft());
      const read = store.load(KEY.userId);
      store.clear(KEY.userId);
      store.clearAll();
      return read;
    },
    undefined,
  ],
  [
    'SessionSeenBusinessesStore',
    (storage) => {
      const store = new SessionSeenBusinessesStore(storage);
      store.keep(KEY.userId, aSeenList());
      const read = store.recall(KEY.userId);
      store.forget(KEY.userId);
      store.forgetAll();
      return read;
    },
    undefined,
  ],
  [
    'BrowserOrderJournal',
    (storage) => {
      const store = aJournal(storage);
      store.save(KEY, ORDER);
      const read = store.load(KEY);
      store.clear(KEY);
      store.clearDecided();
      return read;
    },
    undefined,
  ],
  [
    'SessionSignOutReasonStore',
    (storage) => {
      const store = new SessionSignOutReasonStore(storage);
      store.keep({ cause: 'expired', at: aMoment() });
      const read = store.recall();
      store.clear();
      return read;
    },
    undefined,
  ],
  [
    'SessionTabLanguageStore',
    (storage) => {
      const store = new SessionTabLanguageStore(storage);
      store.keep('he');
      const read = store.language();
      store.clear();
      return read;
    },
    undefined,
  ],
  [
    'SessionWantedPathStore',
    (storage) => {
      const store = new SessionWantedPathStore(storage);
      store.remember(WANTED);
      const read = store.recall();
      store.forget();
      return read;
    },
    undefined,
  ],
  [
    'SessionPendingNoticeStore',
    (storage) => {
      const store = new SessionPendingNoticeStore(storage);
      store.leave(NOTICE);
      return store.take();
    },
    [],
  ],
];

describe('LocalPreferenceStore', () => {
  describePreferenceStore(onStorage((storage) => new LocalPreferenceStore(storage)));

  it.each(['fr', 'he-IL', 'EN', '', '"he"', 'toString'])('takes %j for no language', (stored) => {
    const storage = new MemoryStorage();
    storage.setItem(PREFERENCE_KEYS.language, stored);
    expect(new LocalPreferenceStore(() => storage).language()).toBeUndefined();
  });

  it.each(['auto', 'Dark', ''])('takes %j for no theme', (stored) => {
    const storage = new MemoryStorage();
    storage.setItem(PREFERENCE_KEYS.theme, stored);
    expect(new LocalPreferenceStore(() => storage).theme()).toBeUndefined();
  });

  it('removes a theme that is given up rather than storing a word for it', () => {
    const storage = new MemoryStorage();
    const store = new LocalPreferenceStore(() => storage);
    store.saveTheme('dark');
    store.saveTheme(undefined);
    expect(storage.length).toBe(0);
  });

  it('is shared by two tabs', () => {
    const storage = new MemoryStorage();
    new LocalPreferenceStore(() => storage).saveLanguage('ar');
    expect(new LocalPreferenceStore(() => storage).language()).toBe('ar');
  });
});

describe('SessionSignOutReasonStore', () => {
  describeSignOutReasonStore(onStorage((storage) => new SessionSignOutReasonStore(storage)));

  it.each([
    ...GARBAGE,
    '{"cause":"expired"}',
    '{"cause":"bored","at":5}',
    '{"cause":"expired","at":"5"}',
    '{"cause":"expired","at":-1}',
  ])('reads %j as no reason', (kept) => {
    const storage = new MemoryStorage();
    const store = new SessionSignOutReasonStore(() => storage);
    store.keep({ cause: 'expired', at: aMoment() });
    overwritten(storage, kept);
    expect(store.recall()).toBeUndefined();
  });
});

describe('SessionTabLanguageStore', () => {
  describeTabLanguageStore(onStorage((storage) => new SessionTabLanguageStore(storage)));

  it.each(['fr', 'he-IL', 'EN', '', '"he"', 'toString'])('takes %j for no language', (kept) => {
    const storage = new MemoryStorage();
    const store = new SessionTabLanguageStore(() => storage);
    store.keep('he');
    overwritten(storage, kept);
    expect(store.language()).toBeUndefined();
  });
});

describe('SessionDraftStore', () => {
  describeDraftStore(onStorage((storage) => new SessionDraftStore(storage)));

  it('leaves the storage of others alone when it forgets everything', () => {
    const storage = new MemoryStorage();
    const store = new SessionDraftStore(() => storage);
    for (const id of ['a', 'b', 'c']) store.save({ ...KEY, businessId: aBusinessId(id) }, aSelectionDraft());
    storage.setItem('amin.session', 'kept');
    store.clearAll();
    expect([storage.length, storage.getItem('amin.session')]).toEqual([1, 'kept']);
  });

  it('never stores what a form may hold besides, such as a card', () => {
    const storage = new MemoryStorage();
    const billing = { ...aBillingForm(), cardNumber: '4242424242424242' };
    const draft = { ...aSelectionDraft({ billing }), paymentToken: 'tok_1' };
    new SessionDraftStore(() => storage).save(KEY, draft);
    const stored = storage.getItem(storage.key(0) ?? '') ?? '';
    expect(stored).toContain('dana@example.com');
    expect(stored).not.toMatch(/4242|tok_1/);
  });

  it.each([
    ['an unknown cycle', { cycle: 'weekly' }],
    ['a quantity of none', { addOns: [{ id: 'a', quantity: 0 }] }],
    ['a blank plan', { planId: ' ' }],
    ['a form with a field missing', { billing: { firstName: 'Dana' } }],
    ['no moment', { savedAt: 'yesterday' }],
    ['an endless text', { billing: aBillingForm({ company: 'x'.repeat(2001) }) }],
  ])('takes a draft with %s for none', (_, deviation) => {
    const storage = new MemoryStorage();
    const store = new SessionDraftStore(() => storage);
    store.save(KEY, aSelectionDraft());
    overwritten(storage, JSON.stringify({ ...aSelectionDraft(), ...deviation }));
    expect(store.load(KEY)).toBeUndefined();
  });
});

describe('SessionProfileDraftStore', () => {
  describeProfileDraftStore(onStorage((storage) => new SessionProfileDraftStore(storage)));

  it('leaves the storage of others alone when it forgets everything', () => {
    const storage = new MemoryStorage();
    new SessionDraftStore(() => storage).save(KEY, aSelectionDraft());
    const store = new SessionProfileDraftStore(() => storage);
    store.save(KEY.userId, aProfileDraft());
    store.clearAll();
    expect([storage.length, new SessionDraftStore(() => storage).load(KEY)]).toEqual([1, aSelectionDraft()]);
  });

  it.each([
    ['a language missing', { form: { ...aProfileForm(), firstName: { en: 'Dana' } } }],
    ['a number for a text', { form: { ...aProfileForm(), phone: 5 } }],
    ['an endless text', { form: aProfileForm({ address: 'x'.repeat(2001) }) }],
    ['no moment', { savedAt: 'yesterday' }],
  ])('takes a draft with %s for none', (_, deviation) => {
    const storage = new MemoryStorage();
    const store = new SessionProfileDraftStore(() => storage);
    store.save(KEY.userId, aProfileDraft());
    overwritten(storage, JSON.stringify({ ...aProfileDraft(), ...deviation }));
    expect(store.load(KEY.userId)).toBeUndefined();
  });
});

describe('SessionSeenBusinessesStore', () => {
  describeSeenBusinessesStore(onStorage((storage) => new SessionSeenBusinessesStore(storage)));

  it('writes nothing of the contacts and hours of a business', () => {
    const storage = new MemoryStorage();
    const business = aBusiness({ website: 'https://levi.example', ownerId: 'owner-7' });
    const seen = { ...aSeenList(), businesses: [business] };
    new SessionSeenBusinessesStore(() => storage).keep(KEY.userId, seen);
    expect(storage.getItem(`amin.seen-businesses.${KEY.userId}`)).not.toMatch(
      /levi\.example|owner-7|contacts|operatingHours/u,
    );
  });

  it('does not go on with an older list when a newer one finds no room', () => {
    const storage = new MemoryStorage();
    new SessionSeenBusinessesStore(() => storage).keep(KEY.userId, aSeenList());
    storage.setItem = () => new FullStorage().setItem();
    const store = new SessionSeenBusinessesStore(() => storage);
    store.keep(KEY.userId, aSeenList([aBusiness({ status: 'active' })]));
    expect(store.recall(KEY.userId)).toBeUndefined();
  });

  it.each([
    ['an id that is none', { businesses: [{ ...aSeenList().businesses[0], id: '' }] }],
    ['a number for a name', { businesses: [{ ...aSeenList().businesses[0], name: 5 }] }],
    ['no moment', { seenAt: 'yesterday' }],
  ])('takes a list with %s for none', (_, deviation) => {
    const storage = new MemoryStorage();
    const store = new SessionSeenBusinessesStore(() => storage);
    store.keep(KEY.userId, aSeenList());
    overwritten(storage, JSON.stringify({ ...aSeenList(), ...deviation }));
    expect(store.recall(KEY.userId)).toBeUndefined();
  });
});

describe('BrowserOrderJournal', () => {
  describeOrderJournal(() => {
    const [tab, otherTab, device] = [new MemoryStorage(), new MemoryStorage(), new MemoryStorage()];
    return (which) =>
      aJournal(
        () => (which === undefined ? tab : otherTab),
        () => device,
      );
  });

  it.each([
    ['a blank plan', withContent({ planId: ' ' })],
    ['a blank add-on', withContent({ addOns: [{ id: ' ', quantity: 1 }] })],
    ['a fingerprint in words', { ...ORDER, order: { ...ORDER.order, fingerprintBefore: 'none' } }],
    ['no moment of confirmation', { ...ORDER, kind: 'confirmed' }],
  ])('takes an entry with %s for none', (_, entry) => {
    const storage = new MemoryStorage();
    const journal = aJournal(() => storage);
    journal.save(KEY, ORDER);
    overwritten(storage, JSON.stringify(entry));
    expect(journal.load(KEY)).toBeUndefined();
  });

  it('reads what the release before idempotency keys has left in the tab', () => {
    const tab = new MemoryStorage();
    const { cycle, planId, addOns } = defined(ORDER.order.content);
    const former = {
      kind: 'update',
      cycle,
      planId,
      addOns,
      fingerprintBefore: 'Active|month|kept|basic-monthly*1',
      sentAt: aMoment(),
    };
    const name = `amin.order.${JSON.stringify([KEY.userId, KEY.businessId])}`;
    tab.setItem(name, JSON.stringify({ kind: 'sent', order: former }));
    const before = aSubscription({ card: undefined });
    const expected = aSentOrder({
      kind: 'update',
      key: undefined,
      addOns,
      fingerprintBefore: paidStateOf(before),
    });
    expect(
      aJournal(
        () => tab,
        () => new MemoryStorage(),
      ).load(KEY),
    ).toEqual({ kind: 'sent', order: expected });
    tab.setItem(name, JSON.stringify({ kind: 'sent', order: { ...former, planId: ' ' } }));
    expect(
      aJournal(
        () => tab,
        () => new MemoryStorage(),
      ).load(KEY),
    ).toBeUndefined();
  });

  it('leaves fingerprints on the device, and neither owner, plan nor card', () => {
    const [tab, device] = [new MemoryStorage(), new MemoryStorage()];
    aJournal(
      () => tab,
      () => device,
    ).save(KEY, ORDER);
    const name = defined(device.key(0) ?? undefined);
    expect(name).toMatch(/^amin\.undecided-order\.\["[\da-f]{16}","business-1"\]$/);
    expect(name + String(device.getItem(name))).not.toMatch(/user-1|monthly|4242|dana/i);
  });

  it('forgets an undecided order after a day, whoever opens the device', () => {
    const [tab, device] = [new MemoryStorage(), new MemoryStorage()];
    const sentAt = aMoment();
    device.setItem('amin.undecided-order.broken', '{');
    device.setItem('amin.language', 'he');
    aJournal(
      () => tab,
      () => device,
    ).save(KEY, ORDER);
    const other = { ...KEY, userId: aUserId('user-2') };
    aJournal(
      () => new MemoryStorage(),
      () => device,
      () => sentAt + UNDECIDED_LIFETIME - 1,
    ).load(other);
    expect(device.length).toBe(2);
    aJournal(
      () => new MemoryStorage(),
      () => device,
      () => sentAt + UNDECIDED_LIFETIME,
    ).load(other);
    expect([device.length, device.getItem('amin.language')]).toEqual([1, 'he']);
  });

  it('keeps the order in the tab where the device keeps nothing', () => {
    const tab = new MemoryStorage();
    const journal = aJournal(() => tab, forbiddenStorage);
    journal.save(KEY, ORDER);
    expect(journal.load(KEY)).toEqual(ORDER);
    journal.clear(KEY);
    expect(journal.load(KEY)).toBeUndefined();
  });
});

describe('SessionWantedPathStore', () => {
  describeWantedPathStore(onStorage((storage) => new SessionWantedPathStore(storage)));

  it.each([
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https://elsewhere.example',
    'profile',
    '',
    '/\n/x',
    '/a b',
  ])('takes %j for no path of this app', (path) => {
    const storage = new MemoryStorage();
    const store = new SessionWantedPathStore(() => storage);
    store.remember({ ...WANTED, path });
    expect(store.recall()).toBeUndefined();
  });

  it('takes an endless path for none', () => {
    const storage = new MemoryStorage();
    const store = new SessionWantedPathStore(() => storage);
    store.remember({ ...WANTED, path: `/${'x'.repeat(2000)}` });
    expect(store.recall()).toBeUndefined();
  });
});

describe('SessionPendingNoticeStore', () => {
  describePendingNoticeStore(onStorage((storage) => new SessionPendingNoticeStore(storage)));
});

describe('what a tab keeps', () => {
  it.each(EXERCISES)('is lost where storage is forbidden, and nothing else: %s', (_, exercise, nothing) => {
    expect(exercise(forbiddenStorage)).toEqual(nothing);
  });

  it.each(EXERCISES)('is lost where storage is full, and nothing else: %s', (_, exercise, nothing) => {
    const storage = new FullStorage();
    expect(exercise(() => storage)).toEqual(nothing);
  });

  it.each(GARBAGE)('is nothing when it reads %j', (text) => {
    const storage = new MemoryStorage();
    new SessionDraftStore(() => storage).save(KEY, aSelectionDraft());
    new SessionProfileDraftStore(() => storage).save(KEY.userId, aProfileDraft());
    aJournal(() => storage).save(KEY, ORDER);
    new SessionWantedPathStore(() => storage).remember(WANTED);
    new SessionPendingNoticeStore(() => storage).leave(NOTICE);
    overwritten(storage, text);
    expect([
      new SessionDraftStore(() => storage).load(KEY),
      new SessionProfileDraftStore(() => storage).load(KEY.userId),
      aJournal(() => storage).load(KEY),
      new SessionWantedPathStore(() => storage).recall(),
      new SessionPendingNoticeStore(() => storage).take(),
    ]).toEqual([undefined, undefined, undefined, undefined, []]);
  });

  it('is read without throwing whatever it has become, and changes no prototype', () => {
    const before = Object.keys(Object.prototype).length;
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const storage = new MemoryStorage();
        const drafts = new SessionDraftStore(() => storage);
        drafts.save(KEY, aSelectionDraft());
        overwritten(storage, text);
        drafts.load(KEY);
        new SessionWantedPathStore(() => storage).recall();
        return Object.keys(Object.prototype).length === before;
      }),
    );
    expect(Object.keys(Object.prototype)).toHaveLength(before);
  });

  it('is copied into a duplicated tab, which then goes its own way', () => {
    const first = new MemoryStorage();
    new SessionDraftStore(() => first).save(KEY, aSelectionDraft());
    const second = new MemoryStorage();
    for (let index = 0; index < first.length; index += 1) {
      const key = first.key(index) ?? '';
      second.setItem(key, first.getItem(key) ?? '');
    }
    new SessionDraftStore(() => second).clearAll();
    expect(new SessionDraftStore(() => first).load(KEY)).toEqual(aSelectionDraft());
  });
});
