import { afterAll, describe, expect, it, vi } from 'vitest';
import type { ProfileField } from '@/domain/profile/profileFields';
import { byKey, keysOf } from '@/domain/shared/byKey';
import { byLanguage } from '@/domain/shared/language';
import { MemoryStorage } from '../support/MemoryStorage';

/*
 * A field that only the table and the keys of the API know. The modules that derive from the table are imported after it
 * has been added. The test files of one worker share modules, so this file loads its own and resets them at its end.
 */
vi.resetModules();
afterAll(() => {
  vi.resetModules();
});

const PLANTED = 'fax';
const { NAME_PARTS, PROFILE_FIELDS, PROFILE_TEXTS } = await import('@/domain/profile/profileFields');
const { PROFILE_KEYS } = await import('@/adapters/http/assumptions');
Object.assign(PROFILE_TEXTS, { [PLANTED]: 'text' });
Object.assign(PROFILE_FIELDS, { [PLANTED]: 'text' });
Object.assign(PROFILE_KEYS, { [PLANTED]: 'Fax' });

const { BrowserKeyedRecords } = await import('@/adapters/browser/BrowserKeyedRecords');
const { profileDraftSchema } = await import('@/adapters/browser/ownerRecordSchemas');
const { HttpUserRepository } = await import('@/adapters/http/identity/HttpUserRepository');
const { parseSnapshot, serializeSnapshot } = await import('@/adapters/in-memory/world/worldSnapshot');
const { OWNER_RECORDS } = await import('@/application/ports/ownerRecords');
const { createdUser } = await import('@/domain/identity/createdUser');
const { newUserFrom } = await import('@/domain/identity/TokenClaims');
const { isStored } = await import('@/domain/profile/ProfileUpdate');
const { aMoment } = await import('../support/builders/aMoment');
const { aProfileUpdate } = await import('../support/builders/aProfileUpdate');
const { aUser } = await import('../support/builders/aUser');
const { someTokenClaims } = await import('../support/builders/someTokenClaims');
const { aProfileScreen } = await import('../support/aProfileScreen');
const { setUpHttp } = await import('../support/http/httpHarness');
const { json } = await import('../support/http/answers');

const owner = aUser({ names: { firstName: { en: 'Dana' }, lastName: { en: 'Levi' } } });

const NEW_VALUE = { name: 'Changed', email: 'changed@example.com', phone: '0527654321', text: 'Changed' };
const newValueOf = (field: ProfileField): string => NEW_VALUE[PROFILE_FIELDS[field]];

const FIELDS = keysOf(PROFILE_FIELDS);

it('the table has the planted field', () => {
  expect(FIELDS).toEqual(['firstName', 'lastName', 'email', 'phoneNumber', 'address', PLANTED]);
});

const draftsIn = (storage: Storage) =>
  new BrowserKeyedRecords(() => storage, OWNER_RECORDS.profileDrafts, profileDraftSchema, { now: aMoment });

/** The profile of the owner in edit mode. */
function anEdit(storage: Storage) {
  const screen = aProfileScreen(owner, draftsIn(storage));
  screen.viewModel.show('edit');
  const { state } = screen.viewModel;
  if (state.kind !== 'editing') throw new Error(`Expected an edit, but the profile is ${state.kind}`);
  return { ...screen, form: state.form };
}

describe.each(FIELDS)('a change of the field %s alone', (field) => {
  const value = newValueOf(field);
  const { responding } = setUpHttp();

  function aChange() {
    const storage = new MemoryStorage();
    const screen = anEdit(storage);
    screen.form.change(
      field,
      field in NAME_PARTS ? byLanguage((each) => (each === 'en' ? value : '')) : value,
    );
    return { ...screen, storage };
  }

  it('is noticed', () => {
    expect(anEdit(new MemoryStorage()).viewModel.isUnsaved).toBe(false);
    expect(aChange().viewModel.isUnsaved).toBe(true);
  });

  it('is kept as a draft', () => {
    const { form, storage } = aChange();
    expect(anEdit(storage).form.values).toEqual(form.values);
  });

  it('is saved, in the demo too', async () => {
    const { viewModel, world, session } = aChange();
    await viewModel.save();
    expect(viewModel.state.kind).toBe('leaving');
    expect([world.user(owner.id)?.[field], session.user?.[field]]).toEqual([value, value]);
  });

  it('is reconciled after a lost answer', () => {
    const update = aProfileUpdate(byKey(PROFILE_FIELDS, (each) => owner[each]));
    const changed = { ...update, [field]: value };
    expect(isStored(changed, owner, owner)).toBe(false);
    expect(isStored(changed, owner, { ...owner, [field]: value })).toBe(true);
  });

  it('is sent to the API and read from it', async () => {
    const { client, diagnostics, lastBody } = responding(
      json({ success: true }),
      json({ id: owner.id, businessIds: [], [field]: value }),
    );
    const users = new HttpUserRepository(client, diagnostics, []);
    await users.update(owner.id, aProfileUpdate({ firstName: undefined, [field]: value }));
    expect(lastBody()).toMatchObject({ [PROFILE_KEYS[field]]: value });
    expect(await users.byId(owner.id)).toMatchObject({ value: { [field]: value } });
  });

  it('can be refused by the API', async () => {
    const { client, diagnostics } = responding(json({ errors: { [PROFILE_KEYS[field]]: ['Taken'] } }, 422));
    const users = new HttpUserRepository(client, diagnostics, []);
    expect(await users.update(owner.id, aProfileUpdate())).toMatchObject({
      error: { kind: 'fields-refused', fields: [{ field, message: 'Taken' }] },
    });
  });

  it('survives a reload of the demo', () => {
    const users = [{ ...owner, [field]: value }];
    const conditions = { latency: 0, outages: {} };
    const stored = serializeSnapshot({
      startTime: aMoment(),
      users,
      businesses: [],
      statuses: [],
      subscriptions: [],
      conditions,
    });
    expect(parseSnapshot(stored)?.users).toEqual(users);
  });

  it('has a place in the record of a new owner', () => {
    expect(createdUser(newUserFrom(someTokenClaims()))).toHaveProperty(field);
  });
});
