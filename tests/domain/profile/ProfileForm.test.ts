import { describe, expect, it } from 'vitest';
import {
  addressOf,
  formatErrors,
  isSameForm,
  rebaseForm,
  parseProfile,
  profileErrors,
  profileFormOf,
  savedNamesOf,
} from '@/domain/profile/ProfileForm';
import { LANGUAGES } from '@/domain/shared/language';
import { failure, success } from '@/domain/shared/result';
import { aProfileForm } from '@tests/support/builders/aProfileForm';
import { aUser } from '@tests/support/builders/aUser';

/** The form of a record without email, phone and address. */
const RECORDED = aProfileForm({ email: '', phoneNumber: '', address: '' });
const nameless = { firstName: undefined, lastName: undefined };

describe('the form of a profile', () => {
  it('starts with the stored values', () => {
    const user = aUser({
      names: { firstName: { en: 'Dana', he: 'דנה' }, lastName: { he: 'לוי' } },
      address: 'Herzl 1',
    });
    expect(profileFormOf(user)).toEqual({
      ...aProfileForm({ firstName: { en: 'Dana', he: 'דנה' }, lastName: { he: 'לוי' } }),
      email: 'dana@example.com',
      phoneNumber: '0501234567',
      address: 'Herzl 1',
    });
  });

  it('takes from a newer record what the owner has not changed', () => {
    const recorded = aProfileForm({
      firstName: { en: 'Dana' },
      address: 'Herzl 1',
      phoneNumber: '0501234567',
    });
    const typed = { ...recorded, firstName: { ...recorded.firstName, he: 'דנה' }, address: 'Allenby 5' };
    const newer = {
      ...recorded,
      firstName: { ...recorded.firstName, en: 'Dina', he: 'דינה' },
      address: 'Hagefen 4',
      phoneNumber: '0527654321',
    };
    expect(rebaseForm(typed, recorded, newer)).toEqual({
      ...newer,
      firstName: { ...newer.firstName, he: 'דנה' },
      address: 'Allenby 5',
    });
  });

  it('takes a newer phone number although the separators of the earlier one were changed', () => {
    const typed = aProfileForm({ phoneNumber: '0501234567' });
    expect(rebaseForm(typed, aProfileForm(), aProfileForm({ phoneNumber: '052-765-4321' })).phoneNumber).toBe(
      '052-765-4321',
    );
  });

  it('starts empty for an empty record', () => {
    const user = aUser({ ...nameless, email: undefined, phoneNumber: undefined });
    expect(profileFormOf(user)).toEqual(
      aProfileForm({ firstName: { en: '' }, lastName: { en: '' }, email: '', phoneNumber: '', address: '' }),
    );
  });

  it.each([
    ['the same', {}, true],
    ['only blanks around it', { email: ' dana@example.com ' }, true],
    ['the same phone number with other separators', { phoneNumber: '050 1234567' }, true],
    ['another phone number', { phoneNumber: '050-123-4568' }, false],
    ['a phone number that is not valid', { phoneNumber: '050-123' }, false],
    ['another name', { firstName: { en: 'Dina' } }, false],
    ['another last name', { lastName: { ar: 'ليفي' } }, false],
    ['another address', { address: '' }, false],
  ])('detects whether a value changed: %s', (_, overrides, isSame) => {
    expect(isSameForm(aProfileForm(), aProfileForm(overrides))).toBe(isSame);
  });
});

describe('the names in the form', () => {
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
    [
      'the first name alone, beside a display name',
      aUser({ firstName: 'Dana', lastName: undefined, displayName: 'X Y' }),
      { en: 'Dana' },
    ],
    [
      'none beside a last name and a display name',
      aUser({ firstName: undefined, lastName: 'Levi', displayName: 'X Y' }),
      {},
    ],
    ['not from a blank display name', aUser({ ...nameless, displayName: ' ' }), {}],
  ])('are %s', (_, user, firstName) => {
    expect(savedNamesOf(user).firstName).toEqual(firstName);
  });

  it('do not mix the display name with stored first and last names', () => {
    const user = aUser({
      ...nameless,
      displayName: 'X Y',
      names: { firstName: {}, lastName: { he: 'לוי' } },
    });
    expect(savedNamesOf(user)).toEqual({ firstName: {}, lastName: { he: 'לוי' } });
    const named = aUser({
      ...nameless,
      displayName: 'X Y',
      names: { firstName: { he: 'דנה' }, lastName: {} },
    });
    expect(savedNamesOf(named)).toEqual({ firstName: { he: 'דנה' }, lastName: {} });
  });

  it('take a missing part from the name without a language', () => {
    const user = aUser({
      firstName: 'Dana',
      lastName: 'Levi',
      names: { firstName: { he: 'דנה' }, lastName: {} },
    });
    expect(savedNamesOf(user)).toEqual({ firstName: { he: 'דנה' }, lastName: { en: 'Levi' } });
  });
});

describe('the address in the form', () => {
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
  it.each(LANGUAGES)('are none with a first name only in %s', (language) => {
    const form = aProfileForm({ firstName: { [language]: 'Dana' } });
    expect(profileErrors(form, RECORDED)).toEqual({});
  });

  it('require a first name in at least one language', () => {
    expect(profileErrors(aProfileForm({ firstName: { en: ' ' } }), RECORDED)).toEqual({
      firstName: { kind: 'required' },
    });
  });

  it('do not require it while the owner is typing', () => {
    expect(formatErrors(aProfileForm({ firstName: { en: '' } }), RECORDED)).toEqual({});
  });

  it.each([
    ['an email that is invalid', { email: 'dana@' }, { email: { kind: 'invalid_email' } }],
    ['a phone that is invalid', { phoneNumber: '52-123' }, { phoneNumber: { kind: 'invalid_phone' } }],
  ])('contain %s, on change and on save', (_, overrides, errors) => {
    expect(formatErrors(aProfileForm(overrides), RECORDED)).toEqual(errors);
    expect(profileErrors(aProfileForm(overrides), RECORDED)).toEqual(errors);
  });

  it('are none for stored values that the owner has not changed, whether they are valid or not', () => {
    const recorded = aProfileForm({ email: 'dana@', phoneNumber: '04-812-3456' });
    const form = { ...recorded, address: 'Herzl 2' };
    expect(profileErrors(form, recorded)).toEqual({});
    expect(parseProfile(form, recorded)).toMatchObject({
      value: { email: 'dana@', phoneNumber: '04-812-3456', address: 'Herzl 2' },
    });
  });

  it('are none for empty fields, because an empty value has no format error', () => {
    const form = aProfileForm({ lastName: { en: '' }, email: ' ', phoneNumber: '', address: '' });
    expect(profileErrors(form, RECORDED)).toEqual({});
  });
});

describe('a profile', () => {
  it('contains the typed values, normalized', () => {
    const form = aProfileForm({
      firstName: { he: ' דנה ' },
      phoneNumber: '+972 50-123-4567',
      address: ' Herzl 1 ',
    });
    expect(parseProfile(form, RECORDED)).toEqual(
      success({
        names: { firstName: { he: 'דנה' }, lastName: { en: 'Levi' } },
        email: 'dana@example.com',
        phoneNumber: '972501234567',
        address: 'Herzl 1',
      }),
    );
  });

  it('has no direction marks or double spaces of a pasted name, which alone are no change', () => {
    const pasted = aProfileForm({ firstName: { he: '\u200F\u202Bדנה  מאיה\u202C' } });
    const typed = aProfileForm({ firstName: { he: 'דנה מאיה' } });
    expect(parseProfile(pasted, RECORDED)).toEqual(parseProfile(typed, RECORDED));
    expect(isSameForm(pasted, typed)).toBe(true);
  });

  it('is valid without last name, email, phone and address', () => {
    const form = aProfileForm({ lastName: { en: '' }, email: '', phoneNumber: ' ', address: '' });
    expect(parseProfile(form, RECORDED)).toEqual(
      success({
        names: { firstName: { en: 'Dana' }, lastName: {} },
        email: undefined,
        phoneNumber: undefined,
        address: undefined,
      }),
    );
  });

  it('is rejected with all errors at once', () => {
    const form = aProfileForm({ firstName: { en: '' }, email: 'a', phoneNumber: '1' });
    expect(parseProfile(form, RECORDED)).toEqual(
      failure({
        firstName: { kind: 'required' },
        email: { kind: 'invalid_email' },
        phoneNumber: { kind: 'invalid_phone' },
      }),
    );
  });
});
