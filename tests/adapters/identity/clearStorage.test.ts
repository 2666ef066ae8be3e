import { describe, expect, it } from 'vitest';
import { clearStorage } from '@/adapters/identity/clearStorage';
import { forbiddenStorage, MemoryStorage } from '../../support/MemoryStorage';

describe('clearing the entries of a client library', () => {
  it('removes only its entries', () => {
    const storage = new MemoryStorage();
    for (const key of ['msal.version', 'msal.3|a', 'amin.drafts']) storage.setItem(key, 'kept');
    clearStorage(() => storage, 'msal.');
    expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual(['amin.drafts']);
  });

  it('does nothing where storage is blocked', () => {
    expect(() => {
      clearStorage(forbiddenStorage, 'msal.');
    }).not.toThrow();
  });
});
