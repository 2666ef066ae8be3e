// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { hasDemoSession } from '@/adapters/in-memory/identity/sessionTrace';
import { demoAdapters } from '@/composition/bindings/demo';
import { worldAdapters } from '@/composition/bindings/world';
import { createContainer } from '@/composition/container';
import { TOKENS } from '@/composition/tokens';
import { DEMO_ACCOUNTS } from '@/adapters/in-memory/identity/demoAccounts';
import { DemoSessionStorage } from '@/adapters/in-memory/identity/DemoSessionStorage';

afterEach(() => {
  sessionStorage.clear();
});

describe('the container of the demo', () => {
  const container = createContainer(window, [demoAdapters(window), worldAdapters]);

  it.each(Object.entries(TOKENS))('resolves %s, the same each time', (_name, token) => {
    const service = container.get<object>(token);
    expect(service).toBeTypeOf('object');
    expect(container.get<object>(token)).toBe(service);
  });
});

describe('the trace of a session of the demo', () => {
  it('is what the identity provider leaves in the tab, and goes with it', () => {
    const storage = (): Storage => sessionStorage;
    const session = new DemoSessionStorage(storage);
    expect(hasDemoSession(storage)).toBe(false);
    session.saveSession({ claims: DEMO_ACCOUNTS[0]?.claims, token: 'token' });
    expect(hasDemoSession(storage)).toBe(true);
    session.clear();
    expect(hasDemoSession(storage)).toBe(false);
  });

  it('is missing where storage is forbidden', () => {
    const forbidden = (): Storage => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    expect(hasDemoSession(forbidden)).toBe(false);
  });
});
