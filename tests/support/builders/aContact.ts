import type { Contact } from '@/domain/business/Contact';

/** An office with one phone number. */
export function aContact(overrides: Partial<Contact> = {}): Contact {
  return {
    name: 'Office',
    names: {},
    phoneNumbers: ['03-555-0101'],
    email: undefined,
    fax: undefined,
    ...overrides,
  };
}
