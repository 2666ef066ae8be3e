import { describe, expect, it } from 'vitest';
import { mayBeSignedIn } from '@/composition/variants/mayBeSignedIn';
import { MemoryStorage } from '@tests/support/MemoryStorage';

describe('whether this tab may hold a session', () => {
  it('depends on the account list that MSAL stores', () => {
    const sessionStorage = new MemoryStorage();
    expect(mayBeSignedIn({ sessionStorage })).toBe(false);
    sessionStorage.setItem('msal.3.account.keys', '["someone"]');
    expect(mayBeSignedIn({ sessionStorage })).toBe(true);
  });

  it('is false when sessionStorage is blocked', () => {
    const browser = {
      get sessionStorage(): Storage {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    };
    expect(mayBeSignedIn(browser)).toBe(false);
  });
});
