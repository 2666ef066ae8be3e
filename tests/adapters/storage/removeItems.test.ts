import { describe, expect, it } from 'vitest';
import { removeItems } from '@/adapters/storage/removeItems';
import { forbiddenStorage, MemoryStorage } from '../../support/MemoryStorage';

describe('removing the items with a prefix', () => {
  it('removes only those items', () => {
    const storage = new MemoryStorage();
    for (const key of ['msal.version', 'msal.3|a', 'amin.drafts']) storage.setItem(key, 'kept');
    removeItems(() => storage, 'msal.');
    expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual(['amin.drafts']);
  });

  it('does nothing where storage is blocked', () => {
    expect(() => {
      removeItems(forbiddenStorage, 'msal.');
    }).not.toThrow();
  });
});
