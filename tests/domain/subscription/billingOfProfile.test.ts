import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/domain/shared/language';
import { billingOfProfile } from '@/domain/subscription/billingOfProfile';
import { BILLING_FIELDS, EMPTY_BILLING_FORM, billingFormatErrorOf } from '@/domain/validation/BillingAddress';
import { aUser } from '@tests/support/builders/aUser';

const NAMES = {
  firstName: { en: 'Noor', he: 'נור', ar: 'نور' },
  lastName: { en: 'Haddad', he: 'חדאד', ar: 'حداد' },
};

describe('billingOfProfile', () => {
  it('knows name, email, phone, street and city, and nothing else', () => {
    const owner = aUser({ streetAddress: 'Herzl 12', city: 'Haifa', address: 'Herzl 12, Haifa' });
    expect(billingOfProfile(owner, 'en')).toEqual({
      ...EMPTY_BILLING_FORM,
      firstName: 'Dana',
      lastName: 'Levi',
      email: 'dana@example.com',
      phone: '0501234567',
      line1: 'Herzl 12',
      city: 'Haifa',
    });
  });

  it.each([
    ['in the language of the page', { names: NAMES }, ['נור', 'חדאד']],
    ['without a language, when the language of the page has none', {}, ['Dana', 'Levi']],
    [
      'without a language, rather than in another language',
      { names: { firstName: { ar: 'دانة' }, lastName: { ar: 'ليفي' } } },
      ['Dana', 'Levi'],
    ],
    [
      'in one language, instead of a first name in one and a last name in another',
      { names: { firstName: { he: 'דנה', ar: 'دانة' }, lastName: { ar: 'ليفي' } }, lastName: undefined },
      ['دانة', 'ليفي'],
    ],
    [
      'with a first name, rather than with a last name in the language of the page alone',
      { names: { firstName: {}, lastName: { he: 'חדאד' } }, lastName: undefined },
      ['Dana', ''],
    ],
    ['without a last name, when there is none', { lastName: undefined }, ['Dana', '']],
    [
      'from the display name, when there is no other',
      { firstName: undefined, lastName: ' ', displayName: 'Dana Levi Cohen' },
      ['Dana', 'Levi Cohen'],
    ],
    ['empty, when the profile has none', { firstName: undefined, lastName: undefined }, ['', '']],
  ])('has the name %s', (_case, profile, names) => {
    const { firstName, lastName } = billingOfProfile(aUser(profile), 'he');
    expect([firstName, lastName]).toEqual(names);
  });

  it.each([
    ['the profile has none', { city: undefined }],
    [
      'the address was changed to one that does not end with it',
      { streetAddress: 'Herzl 12', city: 'Haifa', address: 'Bialik 3, Akko' },
    ],
  ])('has no city when %s', (_case, profile) => {
    expect(billingOfProfile(aUser(profile), 'en').city).toBe('');
  });

  it.each([
    ['the street', { streetAddress: 'Herzl 12', address: 'Herzl 12' }, 'Herzl 12'],
    ['the street of a record without an address in one line', { streetAddress: 'Herzl 12' }, 'Herzl 12'],
    [
      'the address in one line, when it is no longer the street of the record',
      { streetAddress: 'Herzl 12', city: 'Haifa', address: 'Bialik 3, Akko' },
      'Bialik 3, Akko',
    ],
    ['the address in one line', { address: 'Herzl 12, flat 3' }, 'Herzl 12, flat 3'],
    [
      'the address without the city, which has its own field',
      { address: 'Herzl 12, Haifa', city: 'Haifa' },
      'Herzl 12',
    ],
    ['nothing', {}, ''],
  ])('has as its first line %s', (_case, profile, line) => {
    expect(billingOfProfile(aUser(profile), 'en').line1).toBe(line);
  });

  it.each([
    ['a landline', { phoneNumber: '04-812-3456' }, 'phone'],
    ['an invalid phone number', { phoneNumber: '052' }, 'phone'],
    ['an invalid email', { email: 'dana' }, 'email'],
    ['a city that is too long', { city: 'x'.repeat(201) }, 'city'],
  ] as const)('leaves out %s, so that the owner is asked for it', (_case, profile, field) => {
    expect(billingOfProfile(aUser(profile), 'en')[field]).toBe('');
  });

  it('holds no value that the form would refuse, whatever the profile holds', () => {
    const word = fc.oneof(fc.string(), fc.constantFrom('04-812-3456', 'dana@example.com', '0521234567'));
    const profile = fc.record({
      firstName: fc.option(word, { nil: undefined }),
      lastName: fc.option(word, { nil: undefined }),
      displayName: fc.option(word, { nil: undefined }),
      email: fc.option(word, { nil: undefined }),
      phoneNumber: fc.option(word, { nil: undefined }),
      address: fc.option(word, { nil: undefined }),
      city: fc.option(word, { nil: undefined }),
    });
    fc.assert(
      fc.property(profile, fc.constantFrom(...LANGUAGES), (values, language) => {
        const billing = billingOfProfile(aUser(values), language);
        for (const field of BILLING_FIELDS)
          expect(billingFormatErrorOf(field, billing[field])).toBeUndefined();
      }),
    );
  });
});
