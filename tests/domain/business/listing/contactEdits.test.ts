import { expect, it } from 'vitest';
import {
  keptContacts,
  losesEveryNumber,
  NEW_CONTACT,
  nextContactField,
} from '@/domain/business/listing/contactEdits';
import { contactFields, NO_CONTACT } from '@/domain/business/listing/Listing';
import { aContact } from '@tests/support/builders/aContact';

const office = aContact({ phoneNumbers: ['04-812-3456'] });
const service = aContact({ phoneNumbers: ['*1234', 'soon'] });

it('the contacts are in order, without removed ones, and with emptied ones', () => {
  const emptied = { ...NO_CONTACT, email: '' };
  const values = contactFields([
    [4, NEW_CONTACT],
    [0, office],
    [2, NO_CONTACT],
    [3, emptied],
  ]);
  expect(keptContacts(values)).toEqual([
    ['contact.0', office],
    ['contact.3', emptied],
    ['contact.4', NEW_CONTACT],
  ]);
});

it('a contact is added after all that were there, also after removed ones', () => {
  expect(nextContactField({})).toBe('contact.0');
  expect(
    nextContactField(
      contactFields([
        [0, office],
        [3, NO_CONTACT],
      ]),
    ),
  ).toBe('contact.4');
});

it('the last number that can be called is not lost unnoticed', () => {
  const both = contactFields([
    [0, office],
    [1, service],
  ]);
  const none = contactFields([
    [0, { ...office, phoneNumbers: ['soon'] }],
    [1, NO_CONTACT],
  ]);
  expect(losesEveryNumber(both, contactFields([[1, service]]))).toBe(false);
  expect(losesEveryNumber(both, none)).toBe(true);
  expect(losesEveryNumber(none, none)).toBe(false);
});
