import { describe, expect, it } from 'vitest';
import { addressOf, parseProfile, type Profile } from '@/domain/profile/ProfileForm';
import type { User } from '@/domain/identity/User';
import { profileUpdateOf, isStored, updatedUser } from '@/domain/profile/ProfileUpdate';
import { PROFILE_FIELDS } from '@/domain/profile/profileFields';
import { byKey } from '@/domain/shared/byKey';
import { aProfileForm, type ProfileFormOverrides } from '@tests/support/builders/aProfileForm';
import { aProfileUpdate } from '@tests/support/builders/aProfileUpdate';
import { aUser } from '@tests/support/builders/aUser';
import { defined } from '@tests/support/builders/defined';

function aProfile(overrides: ProfileFormOverrides = {}): Profile {
  const parsed = parseProfile(aProfileForm(overrides), aProfileForm());
  return defined(parsed.ok ? parsed.value : undefined);
}

const dana = aUser({
  names: { firstName: { en: 'Dana' }, lastName: { en: 'Levi' } },
  avatar: 'https://media.example/dana',
});

describe('a profile update', () => {
  it('contains names, email, phone and address, and omits unchanged values', () => {
    expect(profileUpdateOf(dana, aProfile(), undefined)).toEqual({
      firstName: 'Dana',
      lastName: 'Levi',
      email: 'dana@example.com',
      phoneNumber: '0501234567',
      address: 'Herzl 1, Haifa',
      names: undefined,
      avatar: undefined,
    });
  });

  it('contains the names by language when one of them changed', () => {
    const profile = aProfile({ firstName: { en: 'Dana', he: 'דנה' } });
    expect(profileUpdateOf(dana, profile, undefined).names).toEqual({
      firstName: { en: 'Dana', he: 'דנה' },
      lastName: { en: 'Levi' },
    });
    const lastName = aProfile({ lastName: { en: '' } });
    expect(profileUpdateOf(dana, lastName, undefined).names).toEqual({
      firstName: { en: 'Dana' },
      lastName: {},
    });
  });

  it.each([
    [{ en: 'Dana', he: 'דנה', ar: 'دانا' }, 'Dana'],
    [{ he: 'דנה', ar: 'دانا' }, 'דנה'],
    [{ ar: 'دانا' }, 'دانا'],
  ])('contains the first non-empty first name of English, Hebrew and Arabic: %o', (firstName, sent) => {
    const profile = aProfile({ firstName, lastName: {} });
    const update = profileUpdateOf(dana, profile, undefined);
    expect([update.firstName, update.lastName]).toEqual([sent, undefined]);
  });
});

describe('the profile after an update', () => {
  it('has the new values and keeps all others', () => {
    const profile = aProfile({
      firstName: { en: 'Dina' },
      email: '',
      phoneNumber: '052-765-4321',
      address: '',
    });
    expect(updatedUser(dana, profileUpdateOf(dana, profile, undefined))).toEqual({
      ...dana,
      firstName: 'Dina',
      names: { firstName: { en: 'Dina' }, lastName: { en: 'Levi' } },
      email: undefined,
      phoneNumber: '0527654321',
      address: undefined,
    });
  });

  it('shows street and city when the address was cleared, as a later read does', () => {
    const owner = aUser({ address: 'Herzl 2', streetAddress: 'Herzl 1', city: 'Haifa' });
    const cleared = updatedUser(owner, profileUpdateOf(owner, aProfile({ address: '' }), undefined));
    expect([cleared.address, addressOf(cleared)]).toEqual([undefined, 'Herzl 1, Haifa']);
  });

  it.each([
    ['keeps the picture', undefined, 'https://media.example/dana'],
    [
      'has the new picture',
      { kind: 'replaced', uri: 'https://media.example/new' } as const,
      'https://media.example/new',
    ],
    ['has no picture', { kind: 'removed' } as const, undefined],
  ])('%s', (_, avatar, shown) => {
    expect(updatedUser(dana, profileUpdateOf(dana, aProfile(), avatar)).avatar).toBe(shown);
  });
});

describe('a record that was read after an update', () => {
  const before = aUser({ phoneNumber: '0501234567', avatar: undefined });
  const update = {
    ...aProfileUpdate(byKey(PROFILE_FIELDS, (field) => before[field])),
    phoneNumber: '0521234567',
  };

  it.each<[string, Partial<User>, boolean]>([
    ['shows it', { phoneNumber: '0521234567' }, true],
    ['shows it as the service spells it', { phoneNumber: '+972521234567' }, true],
    ['does not show it with the old value', {}, false],
  ])('%s', (_, changes, expected) => {
    expect(isStored(update, before, { ...before, ...changes })).toBe(expected);
  });

  it('shows a cleared address, whose street and city stay', () => {
    const owner = aUser({ address: 'Herzl 1, Haifa', streetAddress: 'Herzl 1', city: 'Haifa' });
    const cleared = profileUpdateOf(owner, aProfile({ address: '' }), undefined);
    expect(isStored(cleared, owner, owner)).toBe(false);
    expect(isStored(cleared, owner, { ...owner, address: undefined })).toBe(true);
  });

  it('shows changed names and a changed picture', () => {
    const names = { firstName: { en: 'Dina' }, lastName: {} };
    const avatar = { kind: 'replaced', uri: 'https://media.example/dina' } as const;
    const renamed = { ...aProfileUpdate(byKey(PROFILE_FIELDS, (field) => before[field])), names, avatar };
    const stored = { ...before, names, avatar: avatar.uri };
    expect(isStored(renamed, before, stored)).toBe(true);
    expect(isStored(renamed, before, { ...stored, names: before.names })).toBe(false);
    expect(isStored(renamed, before, { ...stored, avatar: undefined })).toBe(false);
  });
});
