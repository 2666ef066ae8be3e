// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { clearLogoutState } from '@/composition/variants/variants';

afterEach(() => {
  history.replaceState(null, '', '/');
});

describe('the URL after signing out', () => {
  it.each([
    ['/?state=abc', '/'],
    ['/?state=abc#features', '/#features'],
    ['/?lang=he&state=abc', '/?lang=he'],
    ['/?lang=he', '/?lang=he'],
    ['/about?state=abc', '/about?state=abc'],
    ['/auth/callback?state=abc', '/auth/callback?state=abc'],
  ])('%s becomes %s', (before, after) => {
    history.replaceState({ key: 'kept' }, '', before);
    clearLogoutState(window);
    expect(location.href).toBe(`${location.origin}${after}`);
    expect(history.state).toEqual({ key: 'kept' });
  });
});
