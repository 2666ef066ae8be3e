import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BrowserOrderJournal } from '@/adapters/browser/BrowserOrderJournal';
import { BrowserStoredRecord } from '@/adapters/browser/BrowserStoredRecord';
import { BrowserKeyedRecords } from '@/adapters/browser/BrowserKeyedRecords';
import {
  cachedBusinessesSchema,
  selectionDraftSchema,
  listingDraftTimeSchema,
  timeSchema,
  lastBillingSchema,
  openRowsSchema,
  preselectedPlanSchema,
  profileDraftSchema,
} from '@/adapters/browser/ownerRecordSchemas';
import {
  pendingToastsSchema,
  returnPathSchema,
  noSessionReasonSchema,
} from '@/adapters/browser/shellRecordSchemas';
import { listingDraftSchema } from '@/adapters/browser/listingDraftSchema';
import type { RecordSchema } from '@/adapters/browser/RecordSchema';
import { stripVisibility } from '@/adapters/browser/stripVisibility';
import {
  LocalPreferenceStore,
  saveTheme,
  storedLanguage,
  storedTheme,
} from '@/adapters/browser/LocalPreferenceStore';
import type { StoredRecord, KeyedRecords } from '@/application/ports/StoredRecord';
import { ORDER_RECORDS, OWNER_RECORDS } from '@/application/ports/ownerRecords';
import { recordKeyText } from '@/application/ports/recordKeys';
import { RECORD_KINDS, TAB_LANGUAGE } from '@/application/ports/recordKinds';
import { instant, type Instant } from '@/domain/shared/instant';
import { LANGUAGES, type Language } from '@/domain/shared/language';
import type { RecordKey, OwnedBusinessKey } from '@/application/ports/recordKeys';
import { describeOrderJournal } from '../../contracts/orderJournal.contract';
import { describePreferenceStore } from '../../contracts/preferenceStore.contract';
import {
  describeStoredRecord,
  describeKeyedRecords,
  type RecordExample,
  type RecordsExample,
} from '../../contracts/storedRecord.contract';
import {
  CACHED_BUSINESSES,
  DRAFTS,
  HIDDEN_OFFERS,
  SIGN_OUT_TIMES,
  LAST_BILLING,
  REMEMBERED_BILLING,
  PENDING_TOASTS,
  LISTING_DRAFTS,
  PROFILE_DRAFTS,
  OPENED_ROWS,
  PRESELECTED_PLANS,
  RETURN_PATH,
  RETURN_PATH_OF_ENDED_SESSION,
  SIGN_IN_REQUIRED,
  SIGN_OUT_REASON,
} from '../../support/recordExamples';
import { aBillingForm } from '../../support/builders/aBillingForm';
import { aBusiness } from '../../support/builders/aBusiness';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { aMoment } from '../../support/builders/aMoment';
import { anAddOnId } from '../../support/builders/anAddOnId';
import { aPlacedOrder, asSeenByOtherTab } from '../../support/builders/aPlacedOrder';
import { defined } from '../../support/builders/defined';
import { aProfileDraft } from '../../support/builders/aProfileDraft';
import { aProfileForm } from '../../support/builders/aProfileForm';
import { aCachedList } from '../../support/builders/aCachedList';
import { aListingDraft } from '../../support/builders/aListingDraft';
import { aSelectionDraft } from '../../support/builders/aSelectionDraft';
import { aUserId } from '../../support/builders/aUserId';
import { forbiddenStorage, FullStorage, MemoryStorage } from '../../support/MemoryStorage';

const KEY: OwnedBusinessKey = { userId: aUserId(), businessId: aBusinessId() };
const CLOCK = { now: aMoment };
const TOASTS = [{ kind: 'success', message: 'profile.saved' }] as const;

const drafts = (storage: () => Storage) =>
  new BrowserKeyedRecords(storage, OWNER_RECORDS.selectionDrafts, selectionDraftSchema, CLOCK);
const lastBilling = (storage: () => Storage) =>
  new BrowserKeyedRecords(storage, OWNER_RECORDS.lastBilling, lastBillingSchema, CLOCK);
const profileDrafts = (storage: () => Storage) =>
  new BrowserKeyedRecords(storage, OWNER_RECORDS.profileDrafts, profileDraftSchema, CLOCK);
const listingDrafts = (storage: () => Storage) =>
  new BrowserKeyedRecords(storage, OWNER_RECORDS.listingDrafts, listingDraftSchema, CLOCK);
const cachedBusinesses = (storage: () => Storage) =>
  new BrowserKeyedRecords(storage, OWNER_RECORDS.cachedBusinesses, cachedBusinessesSchema, CLOCK);
const returnPath = (storage: () => Storage) =>
  new BrowserStoredRecord(storage, RECORD_KINDS.returnPath, returnPathSchema, CLOCK);
const preselectedPlan = (storage: () => Storage) =>
  new BrowserStoredRecord(storage, OWNER_RECORDS.preselectedPlan, preselectedPlanSchema, CLOCK);
const noSessionReason = (storage: () => Storage) =>
  new BrowserStoredRecord(storage, RECORD_KINDS.noSessionReason, noSessionReasonSchema, CLOCK);
const pendingToasts = (storage: () => Storage) =>
  new BrowserStoredRecord(storage, RECORD_KINDS.pendingToasts, pendingToastsSchema, CLOCK);

/** Creates a record on a storage. */
type OpenRecord<Value> = (storage: () => Storage) => StoredRecord<Value>;

/** Adapts keyed records to a record of one key. */
const under =
  <Key, Value>(key: Key, open: (storage: () => Storage) => KeyedRecords<Key, Value>): OpenRecord<Value> =>
  (storage) => ({
    load: () => open(storage).load(key),
    save: (value) => open(storage).save(key, value),
    clear: () => {
      open(storage).clear(key);
      open(storage).clearAll();
    },
  });

/** Saves a value, overwrites it with a text and loads it in a new document. */
function loadedFrom<Value>(open: OpenRecord<Value>, value: Value, text: string): Value | undefined {
  const storage = new MemoryStorage();
  open(() => storage).save(value);
  overwrite(storage, text);
  return open(() => storage).load();
}

const ORDER = {
  kind: 'placed',
  order: aPlacedOrder({ addOns: [{ id: anAddOnId(), quantity: 1 }] }),
} as const;

/** The stored entry with other content. */
function withContent(overrides: object): object {
  return { ...ORDER, order: { ...ORDER.order, content: { ...ORDER.order.content, ...overrides } } };
}

/** The journal of a tab. By default the tab has its own device storage. */
function aJournal(tab: () => Storage, device: () => Storage = tab, now: () => Instant = aMoment) {
  return new BrowserOrderJournal(tab, device, { now }, new EventTarget());
}

/** A journal so many milliseconds later, in the same tab. */
const journalAt = (tab: Storage, device: () => Storage) => (milliseconds: number) =>
  aJournal(
    () => tab,
    device,
    () => instant(aMoment() + milliseconds),
  );

/** The storage of the device as a tab sees it: what it changes is announced to the window of the other tab. */
function withEvents(device: Storage, otherWindow: EventTarget): Storage {
  const announce = (key: string) => otherWindow.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const changes: Partial<Storage> = {
    setItem(key: string, text: string) {
      device.setItem(key, text);
      announce(key);
    },
    removeItem(key: string) {
      device.removeItem(key);
      announce(key);
    },
  };
  return new Proxy(device, {
    get: (target, name) => Reflect.get(name in changes ? changes : target, name),
  });
}

/** Opens a new store on the same storage, as the next document does. */
const onStorage =
  <Store>(create: (storage: () => Storage) => Store) =>
  (): (() => Store) => {
    const storage = new MemoryStorage();
    return () => create(() => storage);
  };

/** Overwrites every stored entry with a text. */
function overwrite(storage: MemoryStorage, text: string): void {
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

/** Writes, reads and clears. Returns what was read. */
type Exercise = (storage: () => Storage) => unknown;

function exerciseOf<Value>(
  name: string,
  open: OpenRecord<Value>,
  value: Value,
): readonly [string, Exercise, undefined] {
  const exercise: Exercise = (storage) => {
    const record = open(storage);
    record.save(value);
    const read = record.load();
    record.clear();
    return read;
  };
  return [name, exercise, undefined];
}

const EXERCISES: readonly (readonly [string, Exercise, unknown])[] = [
  [
    'LocalPreferenceStore',
    (storage) => {
      const store = new LocalPreferenceStore(storage);
      store.saveLanguage('he');
      saveTheme(storage, 'dark');
      const read = [store.language(), storedTheme(storage)];
      saveTheme(storage, undefined);
      return read;
    },
    [undefined, undefined],
  ],
  [
    'BrowserOrderJournal',
    (storage) => {
      const store = aJournal(storage);
      store.save(KEY, ORDER);
      const read = store.load(KEY);
      store.clear(KEY, ORDER.order);
      store.close();
      return read;
    },
    undefined,
  ],
  exerciseOf('a draft', under(KEY, drafts), aSelectionDraft()),
  exerciseOf('the last billing address', under(KEY.userId, lastBilling), LAST_BILLING.values[0]),
  exerciseOf('a draft of the profile', under(KEY.userId, profileDrafts), aProfileDraft()),
  exerciseOf('a draft of a business', under(LISTING_DRAFTS.keys[0], listingDrafts), aListingDraft()),
  exerciseOf('the cached businesses', under(KEY.userId, cachedBusinesses), aCachedList()),
  exerciseOf('the reason of a sign-out', noSessionReason, SIGN_OUT_REASON.values[0]),
  exerciseOf('the preselected plan', preselectedPlan, PRESELECTED_PLANS.values[0]),
  exerciseOf('the return path', returnPath, RETURN_PATH.values[0]),
  exerciseOf('pending toasts', pendingToasts, TOASTS),
];

/** Longer than a text in storage can be. */
const ENDLESS = 'x'.repeat(200_001);

describe('LocalPreferenceStore', () => {
  describePreferenceStore(onStorage((storage) => new LocalPreferenceStore(storage)));

  it.each(['fr', 'he-IL', 'EN', '', '"he"', 'toString'])('ignores %j as a language', (stored) => {
    const storage = new MemoryStorage();
    storage.setItem('amin.language', stored);
    expect(new LocalPreferenceStore(() => storage).language()).toBeUndefined();
  });

  it.each(['auto', 'Dark', ''])('ignores %j as a theme', (stored) => {
    const storage = new MemoryStorage();
    storage.setItem('amin.theme', stored);
    expect(storedTheme(() => storage)).toBeUndefined();
  });

  it.each(['rows', 'Cards', ''])('has rows when %j is stored as the layout of a list', (stored) => {
    const storage = new MemoryStorage();
    storage.setItem('amin.list-layout', stored);
    expect(new LocalPreferenceStore(() => storage).listLayout()).toBe('rows');
  });

  it('removes the entry when the owner goes back to rows', () => {
    const storage = new MemoryStorage();
    const store = new LocalPreferenceStore(() => storage);
    store.saveListLayout('cards');
    store.saveListLayout('rows');
    expect(storage.length).toBe(0);
  });

  it('removes the entry when the theme is reset', () => {
    const storage = new MemoryStorage();
    saveTheme(() => storage, 'dark');
    expect(storedTheme(() => storage)).toBe('dark');
    saveTheme(() => storage, undefined);
    expect(storage.length).toBe(0);
  });

  it('is shared by two tabs', () => {
    const storage = new MemoryStorage();
    new LocalPreferenceStore(() => storage).saveLanguage('ar');
    expect(new LocalPreferenceStore(() => storage).language()).toBe('ar');
  });
});

function describeRecord<Value>(
  name: string,
  example: RecordExample<Value>,
  schema: RecordSchema<Value>,
): void {
  describe(`BrowserStoredRecord: ${name}`, () => {
    describeStoredRecord(example, (clock) => {
      const storage = new MemoryStorage();
      return () => new BrowserStoredRecord(() => storage, example.kind, schema, clock);
    });
  });
}

function describeRecords<Key extends RecordKey, Value>(
  name: string,
  example: RecordsExample<Key, Value>,
  schema: RecordSchema<Value>,
): void {
  describe(`BrowserKeyedRecords: ${name}`, () => {
    describeKeyedRecords(example, (clock) => {
      const storage = new MemoryStorage();
      return () => new BrowserKeyedRecords<Key, Value>(() => storage, example.kind, schema, clock);
    });
  });
}

describeRecords('a draft', DRAFTS, selectionDraftSchema);
describeRecords('the last billing address', LAST_BILLING, lastBillingSchema);
describeRecords('the remembered billing address', REMEMBERED_BILLING, lastBillingSchema);
describeRecords('a draft of the profile', PROFILE_DRAFTS, profileDraftSchema);
describeRecords('a draft of a business', LISTING_DRAFTS, listingDraftSchema);
describeRecords('the cached businesses', CACHED_BUSINESSES, cachedBusinessesSchema);
describeRecord('the preselected plan', PRESELECTED_PLANS, preselectedPlanSchema);
describeRecord('the hidden offer', HIDDEN_OFFERS, timeSchema);
describeRecords('the time of a sign-out', SIGN_OUT_TIMES, timeSchema);
describeRecord('the open rows', OPENED_ROWS, openRowsSchema);
describeRecord('the return path', RETURN_PATH, returnPathSchema);
describeRecord('the return path of an ended session', RETURN_PATH_OF_ENDED_SESSION, returnPathSchema);
describeRecord('the page that needs a sign-in', SIGN_IN_REQUIRED, noSessionReasonSchema);
describeRecord('the reason of a sign-out', SIGN_OUT_REASON, noSessionReasonSchema);
describeRecord('pending toasts', PENDING_TOASTS, pendingToastsSchema);

describe('the stored records', () => {
  it('are stored under fixed keys', () => {
    const storage = new MemoryStorage();
    const inTab = (): Storage => storage;
    drafts(inTab).save(KEY, aSelectionDraft());
    profileDrafts(inTab).save(KEY.userId, aProfileDraft());
    cachedBusinesses(inTab).save(KEY.userId, aCachedList());
    returnPath(inTab).save(RETURN_PATH.values[0]);
    noSessionReason(inTab).save(SIGN_OUT_REASON.values[0]);
    pendingToasts(inTab).save(TOASTS);
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    expect(names).toEqual([
      'amin.draft.["user-1","business-1"]',
      'amin.profile-draft.user-1',
      'amin.seen-businesses.user-1',
      'amin.wanted-path',
      'amin.sign-out-reason',
      'amin.pending-notices',
    ]);
    expect(storage.getItem('amin.wanted-path')).toBe(
      `{"path":"/profile","rememberedAt":${String(aMoment())}}`,
    );
  });

  it('keep other entries of the storage when all of a kind are cleared', () => {
    const storage = new MemoryStorage();
    const inTab = (): Storage => storage;
    for (const id of ['a', 'b', 'c'])
      drafts(inTab).save({ ...KEY, businessId: aBusinessId(id) }, aSelectionDraft());
    profileDrafts(inTab).save(KEY.userId, aProfileDraft());
    storage.setItem('amin.session', 'kept');
    drafts(inTab).clearAll();
    expect([storage.length, storage.getItem('amin.session')]).toEqual([2, 'kept']);
    profileDrafts(inTab).clearAll();
    expect([storage.length, storage.getItem('amin.session')]).toEqual([1, 'kept']);
  });

  it('are removed from the storage when they are found expired', () => {
    const storage = new MemoryStorage();
    returnPath(() => storage).save({ path: '/profile', rememberedAt: aMoment('2026-03-05T11:44:00Z') });
    expect([returnPath(() => storage).load(), storage.length]).toEqual([undefined, 0]);
  });

  it('keep no earlier value when the storage is full, because it would be taken for the new one', () => {
    const storage = new MemoryStorage();
    pendingToasts(() => storage).save(TOASTS);
    storage.setItem = () => new FullStorage().setItem();
    pendingToasts(() => storage).save([...TOASTS, ...TOASTS]);
    expect(pendingToasts(() => storage).load()).toBeUndefined();
  });
});

describe('the reason of a sign-out', () => {
  it.each([
    ...GARBAGE,
    '{"cause":"expired"}',
    '{"cause":"bored","at":5}',
    '{"cause":"expired","at":"5"}',
    '{"cause":"expired","at":-1}',
  ])('is ignored when it is %j', (stored) => {
    expect(loadedFrom(noSessionReason, SIGN_OUT_REASON.values[0], stored)).toBeUndefined();
  });
});

describe('the language of the tab', () => {
  const loaded = (stored: string): Language | undefined => {
    const storage = new MemoryStorage();
    storage.setItem('amin.tab-language', stored);
    return storedLanguage(() => storage, TAB_LANGUAGE.storageKey);
  };

  it.each(LANGUAGES)('is stored as plain text: %s', (language) => {
    expect(loaded(language)).toBe(language);
  });

  it.each(['fr', 'he-IL', 'EN', '', '"he"', 'toString'])('is ignored when it is %j', (stored) => {
    expect(loaded(stored)).toBeUndefined();
  });
});

describe('the last billing address', () => {
  it.each([...GARBAGE, '{"billing":{},"savedAt":5}', '{"savedAt":5}'])(
    'is ignored when it is %j',
    (stored) => {
      expect(loadedFrom(under(KEY.userId, lastBilling), LAST_BILLING.values[0], stored)).toBeUndefined();
    },
  );

  it('never contains unknown form values, such as a card', () => {
    const storage = new MemoryStorage();
    const billing = { ...aBillingForm(), cardNumber: '4242424242424242' };
    lastBilling(() => storage).save(KEY.userId, { billing, savedAt: aMoment() });
    expect(lastBilling(() => storage).load(KEY.userId)?.billing).toEqual(aBillingForm());
  });
});

describe('the remembered billing address', () => {
  const remembered = (storage: () => Storage) =>
    new BrowserKeyedRecords(storage, OWNER_RECORDS.rememberedBilling, lastBillingSchema, CLOCK);

  it.each([...GARBAGE, '{"billing":{},"since":5,"savedAt":"5"}', '{"since":5,"savedAt":"5"}'])(
    'is ignored when it is %j',
    (stored) => {
      const [example] = REMEMBERED_BILLING.values;
      expect(loadedFrom(under(KEY.userId, remembered), example, stored)).toBeUndefined();
    },
  );

  it('never contains unknown form values, such as a card', () => {
    const storage = new MemoryStorage();
    const billing = { ...aBillingForm(), cardNumber: '4242424242424242' };
    remembered(() => storage).save(KEY.userId, { billing, savedAt: aMoment(), since: aMoment() });
    expect(remembered(() => storage).load(KEY.userId)?.billing).toEqual(aBillingForm());
  });
});

describe('a draft', () => {
  it('never contains unknown form values, such as a card', () => {
    const storage = new MemoryStorage();
    const billing = { ...aBillingForm(), cardNumber: '4242424242424242' };
    const draft = { ...aSelectionDraft({ billing }), paymentToken: 'tok_1' };
    drafts(() => storage).save(KEY, draft);
    const stored = storage.getItem(storage.key(0) ?? '') ?? '';
    expect(stored).toContain('dana@example.com');
    expect(stored).not.toMatch(/4242|tok_1/);
  });

  it('keeps a pasted document', () => {
    const storage = new MemoryStorage();
    const draft = aSelectionDraft({ billing: aBillingForm({ company: 'x'.repeat(200_000) }) });
    drafts(() => storage).save(KEY, draft);
    expect(drafts(() => storage).load(KEY)).toEqual(draft);
  });

  it('is removed when the new value cannot be stored, because the earlier one is outdated', () => {
    const storage = new MemoryStorage();
    drafts(() => storage).save(KEY, aSelectionDraft());
    drafts(() => storage).save(KEY, aSelectionDraft({ billing: aBillingForm({ company: ENDLESS }) }));
    expect(drafts(() => storage).load(KEY)).toBeUndefined();
  });

  it.each([
    ['an unknown cycle', { cycle: 'weekly' }],
    ['the quantity 0', { addOns: [{ id: 'a', quantity: 0 }] }],
    ['a blank plan', { planId: ' ' }],
    ['a form with a field missing', { billing: { firstName: 'Dana' } }],
    ['no moment', { savedAt: 'yesterday' }],
    ['an endless text', { billing: aBillingForm({ company: ENDLESS }) }],
  ])('with %s is ignored', (_, overrides) => {
    const stored = JSON.stringify({ ...aSelectionDraft(), ...overrides });
    expect(loadedFrom(under(KEY, drafts), aSelectionDraft(), stored)).toBeUndefined();
  });
});

describe('a draft of the profile', () => {
  it.each([
    ['a number for a text', { form: { ...aProfileForm(), phoneNumber: 5 } }],
    ['a language less', { form: { ...aProfileForm(), firstName: { en: 'Dana' } } }],
    ['a field less', { form: { ...aProfileForm(), phoneNumber: undefined } }],
    ['an endless text', { form: aProfileForm({ address: ENDLESS }) }],
    ['a record with a number for a text', { recorded: { ...aProfileForm(), phoneNumber: 5 } }],
    ['no record', { recorded: undefined }],
    ['no moment', { savedAt: 'yesterday' }],
  ])('with %s is ignored', (_, overrides) => {
    const stored = JSON.stringify({ ...aProfileDraft(), ...overrides });
    expect(loadedFrom(under(KEY.userId, profileDrafts), aProfileDraft(), stored)).toBeUndefined();
  });
});

describe('a draft of a business', () => {
  it('can get another time without its fields being parsed', () => {
    const storage = new MemoryStorage();
    const times = new BrowserKeyedRecords(
      () => storage,
      OWNER_RECORDS.listingDrafts,
      listingDraftTimeSchema,
      CLOCK,
    );
    const [key] = LISTING_DRAFTS.keys;
    listingDrafts(() => storage).save(key, aListingDraft());
    const at = CLOCK.now();
    times.updateAll((draft) => ({ ...draft, savedAt: at }));
    expect(listingDrafts(() => storage).load(key)).toEqual({ ...aListingDraft(), savedAt: at });
    storage.setItem(OWNER_RECORDS.listingDrafts.storageKey + recordKeyText(key), '{"typed":{}}');
    expect(times.load(key)).toBeUndefined();
  });

  it('omits values that are invalid for their field', () => {
    const day = { isOpen: true, shifts: [], isUnreadable: false };
    const typed = {
      'name.en': 5,
      'name.xx': 'a',
      'hours.0': 'a',
      'hours.7': day,
      'contact.0': {},
      address: 'Haifa',
    };
    const stored = JSON.stringify({ ...aListingDraft(), typed });
    expect(loadedFrom(under(LISTING_DRAFTS.keys[0], listingDrafts), aListingDraft(), stored)).toMatchObject({
      typed: { address: 'Haifa' },
    });
  });
});

describe('the cached businesses', () => {
  it('contain neither the contacts nor the opening hours of a business', () => {
    const storage = new MemoryStorage();
    const business = aBusiness({ website: 'https://levi.example', ownerId: 'owner-7' });
    const list = { ...aCachedList(), businesses: [business] };
    cachedBusinesses(() => storage).save(KEY.userId, list);
    expect(storage.getItem(`amin.seen-businesses.${KEY.userId}`)).toContain('business-1');
    expect(storage.getItem(`amin.seen-businesses.${KEY.userId}`)).not.toMatch(
      /levi\.example|owner-7|contacts|operatingHours/u,
    );
  });

  it.each([
    ['an invalid id', { businesses: [{ ...aCachedList().businesses[0], id: '' }] }],
    ['a number for a name', { businesses: [{ ...aCachedList().businesses[0], name: 5 }] }],
    ['no moment', { seenAt: 'yesterday' }],
  ])('with %s are ignored', (_, overrides) => {
    const stored = JSON.stringify({ ...aCachedList(), ...overrides });
    expect(loadedFrom(under(KEY.userId, cachedBusinesses), aCachedList(), stored)).toBeUndefined();
  });
});

describe('the return path', () => {
  it.each([
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https://elsewhere.example',
    'profile',
    '',
    '/\n/x',
    '/a b',
    `/${'x'.repeat(2000)}`,
  ])('ignores %j, which is no path of this app', (path) => {
    const storage = new MemoryStorage();
    returnPath(() => storage).save({ path, rememberedAt: aMoment() });
    expect(returnPath(() => storage).load()).toBeUndefined();
  });
});

describe('BrowserOrderJournal', () => {
  describeOrderJournal(() => {
    const device = new MemoryStorage();
    const [tab, otherTab] = [
      { storage: new MemoryStorage(), window: new EventTarget() },
      { storage: new MemoryStorage(), window: new EventTarget() },
    ];
    return (which) => {
      const [own, other] = which === undefined ? [tab, otherTab] : [otherTab, tab];
      const storage = () => own.storage;
      return new BrowserOrderJournal(
        storage,
        () => withEvents(device, other.window),
        { now: aMoment },
        own.window,
      );
    };
  });

  it.each([
    ['a blank plan', withContent({ planId: ' ' })],
    ['a blank add-on', withContent({ addOns: [{ id: ' ', quantity: 1 }] })],
    ['a fingerprint in words', { ...ORDER, order: { ...ORDER.order, fingerprintBefore: 'none' } }],
    ['no moment of confirmation', { ...ORDER, kind: 'confirmed' }],
  ])('ignores an entry with %s', (_, entry) => {
    const storage = new MemoryStorage();
    const journal = aJournal(() => storage);
    journal.save(KEY, ORDER);
    overwrite(storage, JSON.stringify(entry));
    expect(journal.load(KEY)).toBeUndefined();
  });

  it.each([undefined, 'a kind of a later release'])('keeps a refused order of the kind %s', (refusalKind) => {
    const storage = new MemoryStorage();
    const journal = aJournal(() => storage);
    const order = { ...ORDER.order, refusal: 'declined' as const };
    journal.save(KEY, { kind: 'placed', order });
    overwrite(storage, JSON.stringify({ kind: 'placed', order: { ...order, refusalKind } }));
    expect(journal.load(KEY)).toEqual({ kind: 'placed', order });
  });

  it('keeps a placed order whose entry in the tab has an unknown format', () => {
    const [tab, device] = [new MemoryStorage(), new MemoryStorage()];
    const journal = aJournal(
      () => tab,
      () => device,
    );
    journal.save(KEY, ORDER);
    overwrite(tab, JSON.stringify({ ...ORDER, kind: 'sent' }));
    expect(journal.load(KEY)).toEqual({ kind: 'placed', order: asSeenByOtherTab(ORDER.order) });
  });

  it('stores fingerprints in localStorage, and neither owner, plan nor card', () => {
    const [tab, device] = [new MemoryStorage(), new MemoryStorage()];
    aJournal(
      () => tab,
      () => device,
    ).save(KEY, ORDER);
    const names = [device.key(0), device.key(1)].map((name) => defined(name ?? undefined)).toSorted();
    expect(names).toEqual([
      expect.stringMatching(/^amin\.order-keys\.\["[\da-f]{16}","business-1"\]$/),
      expect.stringMatching(/^amin\.undecided-order\.\["[\da-f]{16}","business-1"\]$/),
    ]);
    expect(names.map((name) => name + String(device.getItem(name))).join('\n')).not.toMatch(
      /user-1|monthly|4242|dana/i,
    );
  });

  it('clears a placed order after a day and its key after a week, in any tab', () => {
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
      () => instant(sentAt + ORDER_RECORDS.onDevice.lifetime - 1),
    ).load(other);
    expect(device.length).toBe(3);
    aJournal(
      () => new MemoryStorage(),
      () => device,
      () => instant(sentAt + ORDER_RECORDS.onDevice.lifetime),
    ).load(other);
    expect([device.length, device.getItem('amin.language')]).toEqual([2, 'he']);
    aJournal(
      () => new MemoryStorage(),
      () => device,
      () => instant(sentAt + ORDER_RECORDS.keys.lifetime),
    ).load(other);
    expect([device.length, device.getItem('amin.language')]).toEqual([1, 'he']);
  });

  it('clears what has expired when the session ends', () => {
    const device = new MemoryStorage();
    const at = (milliseconds: number) =>
      aJournal(
        () => new MemoryStorage(),
        () => device,
        () => instant(aMoment() + milliseconds),
      );
    at(0).save(KEY, ORDER);
    at(ORDER_RECORDS.keys.lifetime).close();
    expect(device.length).toBe(0);
  });

  it('forgets the use of a key after a week', () => {
    const device = new MemoryStorage();
    const at = (milliseconds: number) =>
      aJournal(
        () => new MemoryStorage(),
        () => device,
        () => instant(aMoment() + milliseconds),
      );
    at(0).save(KEY, ORDER);
    expect(at(ORDER_RECORDS.keys.lifetime - 1).keyUseOf(KEY, ORDER.order.key)).toBe('sent');
    expect(at(ORDER_RECORDS.keys.lifetime).keyUseOf(KEY, ORDER.order.key)).toBe('unused');
  });

  it('remembers the use of a key in its document when localStorage is blocked', () => {
    const journal = aJournal(() => new MemoryStorage(), forbiddenStorage);
    journal.save(KEY, ORDER);
    expect(journal.keyUseOf(KEY, ORDER.order.key)).toBe('sent');
  });

  it('finds a placed order in its tab after a sign-out when localStorage is full, for a day', () => {
    const tab = new MemoryStorage();
    const at = journalAt(tab, () => new FullStorage());
    at(0).save(KEY, ORDER);
    at(0).close();
    expect(Object.entries(tab).join('\n')).not.toMatch(/user-1|monthly/i);
    expect(at(ORDER_RECORDS.onDevice.lifetime - 1).businessWithUnknownOrder(KEY.userId)).toBe(KEY.businessId);
    expect(at(0).businessWithUnknownOrder(aUserId('user-2'))).toBeUndefined();
    at(0).clear(KEY, ORDER.order);
    expect(at(0).businessWithUnknownOrder(KEY.userId)).toBeUndefined();
    at(0).save(KEY, ORDER);
    expect(at(ORDER_RECORDS.onDevice.lifetime).businessWithUnknownOrder(KEY.userId)).toBeUndefined();
  });

  it('loads an accepted order in its tab for a day, and a placed one until it is decided', () => {
    const tab = new MemoryStorage();
    const at = journalAt(tab, () => new MemoryStorage());
    const accepted = { ...ORDER, kind: 'accepted', acceptedAt: aMoment() } as const;
    at(0).save(KEY, accepted);
    expect(at(ORDER_RECORDS.onDevice.lifetime - 1).load(KEY)).toEqual(accepted);
    expect(at(ORDER_RECORDS.onDevice.lifetime).load(KEY)).toBeUndefined();
    at(0).save(KEY, ORDER);
    expect(at(ORDER_RECORDS.onDevice.lifetime).load(KEY)).toEqual(ORDER);
  });

  it('keeps a placed order of its tab when localStorage was cleared, which proves nothing', () => {
    const device = new MemoryStorage();
    const tab = new MemoryStorage();
    const journal = aJournal(
      () => tab,
      () => device,
    );
    journal.save(KEY, ORDER);
    device.clear();
    expect(journal.load(KEY)).toEqual(ORDER);
    const other = aJournal(
      () => new MemoryStorage(),
      () => device,
    );
    device.setItem = () => new FullStorage().setItem();
    other.clear(KEY, ORDER.order);
    expect(journal.load(KEY)).toEqual(ORDER);
  });

  it('knows that a key is spent in its document when localStorage has become full', () => {
    const device = new MemoryStorage();
    const journal = aJournal(
      () => new MemoryStorage(),
      () => device,
    );
    journal.save(KEY, ORDER);
    device.setItem = () => new FullStorage().setItem();
    journal.save(KEY, { kind: 'confirmed', order: ORDER.order, confirmedAt: aMoment() });
    expect(journal.keyUseOf(KEY, ORDER.order.key)).toBe('spent');
  });

  it('keeps the order in sessionStorage when localStorage is blocked', () => {
    const tab = new MemoryStorage();
    const journal = aJournal(() => tab, forbiddenStorage);
    journal.save(KEY, ORDER);
    expect(journal.load(KEY)).toEqual(ORDER);
    journal.clear(KEY, ORDER.order);
    expect(journal.load(KEY)).toBeUndefined();
  });
});

describe('the preselected plan', () => {
  it.each([
    ['an unknown cycle', { cycle: 'weekly' }],
    ['an id of spaces', { planId: ' ' }],
    ['an endless id', { planId: 'x'.repeat(2001) }],
    ['no time', { chosenAt: undefined }],
  ])('with %s is ignored', (_, wrong) => {
    const text = JSON.stringify({ ...PRESELECTED_PLANS.values[0], ...wrong });
    expect(loadedFrom(preselectedPlan, PRESELECTED_PLANS.values[0], text)).toBeUndefined();
  });
});

describe('every store', () => {
  it.each(EXERCISES)(
    'works without stored values where storage is blocked: %s (threats T12)',
    (_, exercise, nothing) => {
      expect(exercise(forbiddenStorage)).toEqual(nothing);
    },
  );

  it.each(EXERCISES)(
    'works without stored values where storage is full: %s (threats T12)',
    (_, exercise, nothing) => {
      const storage = new FullStorage();
      expect(exercise(() => storage)).toEqual(nothing);
    },
  );

  it.each(GARBAGE)('is empty when the stored text is %j (threats T12)', (text) => {
    const storage = new MemoryStorage();
    aJournal(() => storage).save(KEY, ORDER);
    overwrite(storage, text);
    expect([
      loadedFrom(under(KEY, drafts), aSelectionDraft(), text),
      loadedFrom(under(KEY.userId, profileDrafts), aProfileDraft(), text),
      loadedFrom(under(KEY.userId, cachedBusinesses), aCachedList(), text),
      aJournal(() => storage).load(KEY),
      loadedFrom(preselectedPlan, PRESELECTED_PLANS.values[0], text),
      loadedFrom(returnPath, RETURN_PATH.values[0], text),
      loadedFrom(pendingToasts, TOASTS, text) ?? [],
    ]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, []]);
  });

  it('loads any stored text without an exception, and changes no prototype (threats T12)', () => {
    const before = Object.keys(Object.prototype).length;
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        loadedFrom(under(KEY, drafts), aSelectionDraft(), text);
        loadedFrom(returnPath, RETURN_PATH.values[0], text);
        return Object.keys(Object.prototype).length === before;
      }),
    );
    expect(Object.keys(Object.prototype)).toHaveLength(before);
  });

  it('is copied to a duplicated tab, and independent afterwards', () => {
    const first = new MemoryStorage();
    drafts(() => first).save(KEY, aSelectionDraft());
    const second = new MemoryStorage();
    for (let index = 0; index < first.length; index += 1) {
      const key = first.key(index) ?? '';
      second.setItem(key, first.getItem(key) ?? '');
    }
    drafts(() => second).clearAll();
    expect(drafts(() => first).load(KEY)).toEqual(aSelectionDraft());
  });
});

describe('the visibility of the demo strip', () => {
  it('is kept by the tab, and the strip is shown where nothing can be stored', () => {
    const storage = new MemoryStorage();
    const inTab = stripVisibility(() => storage);
    expect(inTab.isHidden).toBe(false);
    inTab.hide();
    expect(inTab.isHidden).toBe(true);
    const blocked = stripVisibility(forbiddenStorage);
    blocked.hide();
    expect(blocked.isHidden).toBe(false);
  });
});
