import { describe, expect, it } from 'vitest';
import { mayHaveAccount } from '@/adapters/msal/mayHaveAccount';
import { MemoryStorage } from '../../support/MemoryStorage';

function storageWith(items: Readonly<Record<string, string>>): MemoryStorage {
  const storage = new MemoryStorage();
  for (const [key, value] of Object.entries(items)) storage.setItem(key, value);
  return storage;
}

describe('a stored account', () => {
  it.each([
    ['the list of accounts has an entry', { 'msal.3.account.keys': '["msal.3|user|host|realm"]' }],
    ['a later version of MSAL has stored the list', { 'msal.12.account.keys': '["someone"]' }],
    ['the list is invalid JSON, because then MSAL has to read it', { 'msal.3.account.keys': '{' }],
  ])('is possible when %s', (_, items) => {
    expect(mayHaveAccount(() => storageWith({ 'amin.theme': 'dark', ...items }))).toBe(true);
  });

  it.each<[string, Record<string, string>]>([
    ['storage is empty', {}],
    ['the list is empty', { 'msal.3.account.keys': ' [ ] ' }],
    ['the list is blank', { 'msal.3.account.keys': '' }],
    [
      'storage holds only items that MSAL leaves after a sign-out',
      { 'msal.interaction.status': '{"type":"signout"}', 'msal.version': '5.29.0' },
    ],
    [
      'only the names of other keys resemble that of the list',
      { 'not.msal.3.account.keys': '["a"]', 'msal.x.account.keys': '["a"]' },
    ],
  ])('is impossible when %s', (_, items) => {
    expect(mayHaveAccount(() => storageWith(items))).toBe(false);
  });

  it('is found at once in a list of 100,000 characters (threats T14)', () => {
    const startedAt = performance.now();
    expect(mayHaveAccount(() => storageWith({ 'msal.3.account.keys': `${'\t'.repeat(100_000)}x` }))).toBe(
      true,
    );
    expect(performance.now() - startedAt).toBeLessThan(1000);
  });
});
