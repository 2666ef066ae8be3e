import { describe, expect, it } from 'vitest';
import { parseContactDetails } from '@/adapters/http/business/businessPayload';
import { aContact } from '@tests/support/builders/aContact';

describe('parseContactDetails', () => {
  it('converts an object to one contact with the name of the business, and keeps the website separate', () => {
    const info = {
      phoneNumber: ' 03-555-0101 ',
      email: 'office@example.com',
      website: 'https://levi.example',
    };
    expect(parseContactDetails(info)).toEqual({
      contacts: [aContact({ name: undefined, email: 'office@example.com' })],
      website: 'https://levi.example',
    });
  });

  it('keeps a list of contacts unchanged', () => {
    const contacts = [aContact(), aContact({ name: 'Workshop', phoneNumbers: [], fax: '03-555-0102' })];
    expect(parseContactDetails(contacts)).toEqual({ contacts, website: undefined });
  });

  it.each([
    ['no info', undefined],
    ['null', null],
    ['an empty object', {}],
    ['blank fields', { phoneNumber: ' ', email: '', website: '' }],
    ['an empty list', []],
    ['a contact without a name', [{ name: ' ', multiLanguageName: { he: ' ' }, phoneNumbers: [] }]],
    ['a contact with blank fields', [{ phoneNumbers: ['', ' '], email: ' ', fax: '' }]],
  ])('has no contact details for %s', (_what, info) => {
    expect(parseContactDetails(info)).toEqual({ contacts: [], website: undefined });
  });

  it('keeps a website without a contact', () => {
    const details = { contacts: [], website: 'levi.example' };
    expect(parseContactDetails({ website: 'levi.example' })).toEqual(details);
  });

  it('reads the names of a contact in each language', () => {
    const contact = { multiLanguageName: { ar: ' مكتب ', en: '' } };
    const named = aContact({ name: undefined, names: { ar: 'مكتب' }, phoneNumbers: [] });
    expect(parseContactDetails([contact]).contacts).toEqual([named]);
  });

  it('removes blank numbers from a list', () => {
    const { contacts } = parseContactDetails([aContact({ phoneNumbers: [' ', ' 03-555-0101 '], email: '' })]);
    expect(contacts).toEqual([aContact()]);
  });
});
