import { describe, expect, it } from 'vitest';
import { isShownContact } from '@/domain/business/Contact';
import { aContact } from '@tests/support/builders/aContact';

describe('isShownContact', () => {
  it.each([
    ['a name', { name: 'Office' }],
    ['a name in one language', { names: { ar: 'مكتب' } }],
    ['a phone number', { phoneNumbers: ['03-555-0101'] }],
    ['an email address', { email: 'office@example.com' }],
    ['a fax number', { fax: '03-555-0102' }],
  ])('shows a contact with nothing but %s', (_what, detail) => {
    expect(isShownContact(aContact({ name: undefined, phoneNumbers: [], ...detail }))).toBe(true);
  });

  it('shows no contact with blank names only', () => {
    expect(isShownContact(aContact({ name: ' ', names: { he: ' ' }, phoneNumbers: [] }))).toBe(false);
  });
});
