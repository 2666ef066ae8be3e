import { describe, expect, it } from 'vitest';
import { contactDetailsOf } from '@/domain/business/Contact';
import { aContact } from '@tests/support/builders/aContact';

describe('contactDetailsOf', () => {
  it('converts an object to one contact with the name of the business, and keeps the website separate', () => {
    const info = {
      phoneNumber: ' 03-555-0101 ',
      email: 'office@example.com',
      website: 'https://levi.example',
    };
    expect(contactDetailsOf(info)).toEqual({
      contacts: [
        {
          name: undefined,
          names: {},
          phoneNumbers: ['03-555-0101'],
          email: 'office@example.com',
          fax: undefined,
        },
      ],
      website: 'https://levi.example',
    });
  });

  it('keeps a list of contacts unchanged', () => {
    const contacts = [aContact(), aContact({ name: 'Workshop', phoneNumbers: [], fax: '03-555-0102' })];
    expect(contactDetailsOf(contacts)).toEqual({ contacts, website: undefined });
  });

  it.each([
    ['no info', undefined],
    ['an empty object', {}],
    ['blank fields', { phoneNumber: ' ', email: '', website: '' }],
    ['an empty list', []],
    ['a contact without a name', [aContact({ name: ' ', names: { he: ' ' }, phoneNumbers: [] })]],
    [
      'a contact with blank fields',
      [aContact({ name: undefined, phoneNumbers: ['', ' '], email: ' ', fax: '' })],
    ],
  ])('has no contact details for %s', (_what, info) => {
    expect(contactDetailsOf(info)).toEqual({ contacts: [], website: undefined });
  });

  it.each([
    ['a name', aContact({ phoneNumbers: [] })],
    ['a name in one language', aContact({ name: undefined, names: { ar: 'مكتب' }, phoneNumbers: [] })],
  ])('keeps a contact with nothing but %s', (_what, contact) => {
    expect(contactDetailsOf([contact]).contacts).toEqual([contact]);
  });

  it('keeps a website without a contact', () => {
    expect(contactDetailsOf({ website: 'levi.example' })).toEqual({ contacts: [], website: 'levi.example' });
  });

  it.each([{ phoneNumbers: ['03-555-0101'] }, { email: 'office@example.com' }, { fax: '03-555-0102' }])(
    'accepts a contact without a name and with a single channel: %o',
    (channel) => {
      const nameless = aContact({ name: undefined, names: {}, phoneNumbers: [], ...channel });
      expect(contactDetailsOf([nameless]).contacts).toHaveLength(1);
    },
  );

  it('removes blank numbers from a list', () => {
    const { contacts } = contactDetailsOf([aContact({ phoneNumbers: [' ', ' 03-555-0101 '], email: '' })]);
    expect(contacts).toEqual([aContact()]);
  });
});
