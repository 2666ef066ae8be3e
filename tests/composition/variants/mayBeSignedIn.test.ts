import { describe, expect, it } from 'vitest';
import { mayBeSignedIn } from '@/composition/variants/mayBeSignedIn';
import { MemoryStorage } from '@tests/support/MemoryStorage';

describe('whether somebody may be signed in in this tab', () => {
  it('is told by the list of accounts the sign-in library keeps', () => {
    const sessionStorage = new MemoryStorage();
    expect(mayBeSignedIn({ sessionStorage })).toBe(false);
    sessionStorage.setItem('msal.3.account.keys', '["someone"]');
    expect(mayBeSignedIn({ sessionStorage })).toBe(true);
  });

  it('is denied where storage is forbidden: it holds no session', () => {
    const browser = {
      get sessionStorage(): Storage {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    };
    expect(mayBeSignedIn(browser)).toBe(false);
  });
});
