import { describe, expect, it } from 'vitest';
import {
  addressOf,
  formatErrors,
  isSameForm,
  parseProfile,
  profileErrors,
  profileFormOf,
  recordedNamesOf,
} from '@/domain/profile/ProfileForm';
import { aProfileForm } from '@tests/support/builders/aProfileForm';
import { aUser } from '@tests/support/builders/aUser';

const nameless = { firstName: undefined, lastName: undefined };

describe('the form of a profile', () => {
  it('begins with what is recorded', () => {
    const user = aUser({
      names: { firstName: { en: 'Dana', he: 'דנה' }, lastName: { he: 'לוי' } },
      address: 'Herzl 1',
    });
    expect(profileFormOf(user)).toEqual({
      firstName: { en: 'Dana', he: 'דנה', ar: '' },
      lastName: { en: '', he: 'לוי', ar: '' },
      email: 'dana@example.com',
      phone: '0501234567',
      address: 'Herzl 1',
    });
  });

  it('begins empty for a record that says nothing', () => {
    const user = aUser({ ...nameless, email: undefined, phoneNumber: undefined });
    expect(profileFormOf(user)).toEqual(
      aProfileForm({ firstName: { en: '' }, lastName: { en: '' }, email: '', phone: '', address: '' }),
    );
  });

  it.each([
    ['the same', {}, true],
    ['only blanks around it', { email: ' dana@example.com ' }, true],
    ['another name', { firstName: { en: 'Dina' } }, false],
    ['another last name', { lastName: { ar: 'ليفي' } }, false],
    ['another address', { address: '' }, false],
  ])('tells whether something changed: %s', (_, deviation, isSame) => {
    expect(isSameForm(aProfileForm(), aProfileForm(deviation))).toBe(isSame);
  });
});

describe('the names of a record (decision C45)', () => {
  it.each([
    [
      'by language as they are',
      aUser({ names: { firstName: { ar: 'دانا' }, lastName: {} } }),
      { ar: 'دانا' },
    ],
    ['filed under the letters of the only name', aUser({ firstName: 'דנה' }), { he: 'דנה' }],
    [
      'from the display name where there is no other',
      aUser({ ...nameless, displayName: 'دانا ليفي' }),
      { ar: 'دانا' },
    ],
    ['not from a blank display name', aUser({ ...nameless, displayName: ' ' }), {}],
  ])('are %s', (_, user, firstName) => {
    expect(recordedNamesOf(user).firstName).toEqual(firstName);
  });

  it('do not mix the display name into names that are recorded', () => {
    const user = aUser({
      ...nameless,
      displayName: 'X Y',
      names: { firstName: {}, lastName: { he: 'לוי' } },
    });
    expect(recordedNamesOf(user)).toEqual({ firstName: {}, lastName: { he: 'לוי' } });
    const named = aUser({
      ...nameless,
      displayName: 'X Y',
      names: { firstName: { he: 'דנה' }, lastName: {} },
    });
    expect(recordedNamesOf(named)).toEqual({ firstName: { he: 'דנה' }, lastName: {} });
  });

  it('take the missing part from the name without a language', () => {
    const user = aUser({
      firstName: 'Dana',
      lastName: 'Levi',
      names: { firstName: { he: 'דנה' }, lastName: {} },
    });
    expect(recordedNamesOf(user)).toEqual({ firstName: { he: 'דנה' }, lastName: { en: 'Levi' } });
  });
});

describe('the address of a record', () => {
  it.each([
    ['its line', aUser({ address: 'Herzl 1', city: 'Haifa' }), 'Herzl 1'],
    [
      'its parts where there is no line',
      aUser({ address: ' ', streetAddress: 'Herzl 1', city: 'Haifa' }),
      'Herzl 1, Haifa',
    ],
    ['the part there is', aUser({ city: 'Haifa' }), 'Haifa'],
    ['nothing', aUser(), undefined],
  ])('is %s', (_, user, address) => {
    expect(addressOf(user)).toBe(address);
  });
});

describe('the errors of a profile', () => {
  it.each(['en', 'he', 'ar'] as const)('are none with a first name in %s only (VAL-018)', (language) => {
    const form = aProfileForm({ firstName: { [language]: 'Dana' } });
    expect(profileErrors(form)).toEqual({});
  });

  it('ask for a first name in at least one language (VAL-019)', () => {
    expect(profileErrors(aProfileForm({ firstName: { en: ' ' } }))).toEqual({
      firstName: { kind: 'required' },
    });
  });

  it('do not ask for it while somebody is typing', () => {
    expect(formatErrors(aProfileForm({ firstName: { en: '' } }))).toEqual({});
  });

  it.each([
    ['an email that is none (VAL-021)', { email: 'dana@' }, { email: { kind: 'invalid_email' } }],
    ['a phone that is none (VAL-022)', { phone: '52-123' }, { phone: { kind: 'invalid_phone' } }],
  ])('name %s, on change and at save', (_, deviation, errors) => {
    expect(formatErrors(aProfileForm(deviation))).toEqual(errors);
    expect(profileErrors(aProfileForm(deviation))).toEqual(errors);
  });

  it('are none for empty fields: an empty value has no format', () => {
    const form = aProfileForm({ lastName: { en: '' }, email: ' ', phone: '', address: '' });
    expect(profileErrors(form)).toEqual({});
  });
});

describe('a profile', () => {
  it('is what was typed, cleaned (decision C21)', () => {
    const form = aProfileForm({
      firstName: { he: ' דנה ' },
      phone: '+972 50-123-4567',
      address: ' Herzl 1 ',
    });
    expect(parseProfile(form)).toEqual({
      ok: true,
      value: {
        names: { firstName: { he: 'דנה' }, lastName: { en: 'Levi' } },
        email: 'dana@example.com',
        phoneNumber: '972501234567',
        address: 'Herzl 1',
      },
    });
  });

  it('can do without last name, email, phone and address (VAL-023)', () => {
    const form = aProfileForm({ lastName: { en: '' }, email: '', phone: ' ', address: '' });
    expect(parseProfile(form)).toEqual({
      ok: true,
      value: {
        names: { firstName: { en: 'Dana' }, lastName: {} },
        email: undefined,
        phoneNumber: undefined,
        address: undefined,
      },
    });
  });

  it('is refused with every error at once', () => {
    const form = aProfileForm({ firstName: { en: '' }, email: 'a', phone: '1' });
    expect(parseProfile(form)).toEqual({
      ok: false,
      error: {
        firstName: { kind: 'required' },
        email: { kind: 'invalid_email' },
        phone: { kind: 'invalid_phone' },
      },
    });
  });
});
