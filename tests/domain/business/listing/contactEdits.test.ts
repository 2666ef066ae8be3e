import { expect, it } from 'vitest';
import {
  keptContacts,
  losesEveryNumber,
  NEW_CONTACT,
  nextContactField,
  renamedContact,
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

it('a change that leaves no number to call is recognised', () => {
  const callable = contactFields([
    [0, office],
    [1, service],
  ]);
  const uncallable = contactFields([
    [0, { ...office, phoneNumbers: ['soon'] }],
    [1, NO_CONTACT],
  ]);
  expect(losesEveryNumber(callable, contactFields([[1, service]]))).toBe(false);
  expect(losesEveryNumber(callable, uncallable)).toBe(true);
  expect(losesEveryNumber(uncallable, uncallable)).toBe(false);
});

it.each([
  ['without names by language, has the name', { name: 'A' }, { name: 'B' }],
  [
    'keeps a name of its own beside its names',
    { name: 'A', names: { en: 'C' } },
    { name: 'A', names: { en: 'B' } },
  ],
  [
    'changes the name that equals the saved name in the language',
    { name: 'C', names: { en: 'C', he: 'D' } },
    { name: 'B', names: { en: 'B', he: 'D' } },
  ],
] as const)('a contact that is renamed %s', (_what, before, after) => {
  const saved = aContact(before);
  expect(renamedContact(saved, { name: 'B', language: 'en', saved })).toEqual(aContact(after));
  expect(renamedContact(saved, { name: 'B', language: 'en' }).name).toBe(
    'names' in before ? before.name : 'B',
  );
});
