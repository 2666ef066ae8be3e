// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { createContainer } from '@/composition/container';
import { mayBeSignedIn } from '@/composition/mayBeSignedIn';
import { TOKENS } from '@/composition/tokens';
import { DEMO_ACCOUNTS } from '@/adapters/in-memory/identity/demoAccounts';
import { DemoSessionStorage } from '@/adapters/in-memory/identity/DemoSessionStorage';

afterEach(() => {
  sessionStorage.clear();
});

describe('the container of the demo', () => {
  const container = createContainer(window);

  it.each(Object.entries(TOKENS))('resolves %s, the same each time', (_name, token) => {
    const service = container.get<object>(token);
    expect(service).toBeTypeOf('object');
    expect(container.get<object>(token)).toBe(service);
  });
});

describe('the trace of a session', () => {
  it('is what the identity provider leaves in the tab, and goes with it', () => {
    const session = new DemoSessionStorage(() => sessionStorage);
    expect(mayBeSignedIn(window)).toBe(false);
    session.saveSession({ claims: DEMO_ACCOUNTS[0]?.claims, token: 'token' });
    expect(mayBeSignedIn(window)).toBe(true);
    session.clear();
    expect(mayBeSignedIn(window)).toBe(false);
  });

  it('is missing where storage is forbidden', () => {
    const forbidden = {
      get sessionStorage(): Storage {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    };
    expect(mayBeSignedIn(forbidden)).toBe(false);
  });
});
